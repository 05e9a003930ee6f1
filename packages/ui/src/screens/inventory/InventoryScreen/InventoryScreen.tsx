import { formatAmount } from '@gifting/domain/money/money';
import { InlineLink } from '#app/links.tsx';
import { inventoryItemPath } from '#app/paths.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { Price } from '#primitives/Price/Price.tsx';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import { Day } from '#screens/orders/shared/Day.tsx';
import { inventoryTexts as texts } from './InventoryScreen.texts';
import { StockShelf } from './StockShelf';
import { type InventoryItem, sampleInventory } from './sample';

const columns: readonly TableColumn<InventoryItem>[] = [
  {
    key: 'image',
    header: texts.columns.image,
    kind: 'picture',
    cell: ({ id, picture }) => <Picture src={picture} alt="" tint={tintOf(Number(id))} sizes="5rem" />,
  },
  { key: 'item', header: texts.columns.item, kind: 'id', cell: ({ name }) => name },
  { key: 'brand', header: texts.columns.brandStatus, cell: ({ brandStatus }) => brandStatus },
  {
    key: 'price',
    header: texts.columns.price,
    kind: 'number',
    cell: ({ price, currency }) => <Price amount={formatAmount(price)} currency={currency} />,
  },
  {
    key: 'quantity',
    header: texts.columns.quantity,
    kind: 'number',
    cell: ({ quantity }) => quantity.toLocaleString('en-GB'),
  },
  { key: 'invoice', header: texts.columns.invoice, cell: ({ invoice }) => `#${invoice}` },
  { key: 'due', header: texts.columns.dueDate, cell: ({ dueDate }) => <Day iso={dueDate} /> },
  {
    key: 'link',
    header: texts.columns.link,
    kind: 'action',
    cell: ({ id, name }) => (
      <InlineLink to={inventoryItemPath(id)} aria-label={texts.viewItem(name)}>
        {texts.view}
      </InlineLink>
    ),
  },
];

type InventoryScreenProps = Readonly<{
  /** What is in stock. Samples, until a call returns it (INV-02). */
  items?: readonly InventoryItem[];
}>;

/** Inventory (/dashboard/inventory), for administrators (INV-01 to 07). */
export const InventoryScreen = ({ items = sampleInventory }: InventoryScreenProps) => (
  <>
    <ScreenTitle>{texts.title}</ScreenTitle>
    <div className="mb-4 grid justify-items-start gap-2">
      <h1 className="t-title">{texts.title}</h1>
      <SampleNote label={texts.sample}>{texts.sampleNote}</SampleNote>
    </div>
    <StockShelf items={items} />
    <Panel
      title={texts.table}
      aside={
        <p className="t-sm muted num">
          {texts.count(
            items.length,
            items.reduce((sum, { quantity }) => sum + quantity, 0),
          )}
        </p>
      }
    >
      <Table caption={texts.table} columns={columns} rows={items} rowKey={({ id }) => id} />
    </Panel>
  </>
);
