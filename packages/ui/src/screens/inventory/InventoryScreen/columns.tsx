import { formatAmount } from '@gifting/domain/money/money';
import { InlineLink } from '#app/links.tsx';
import { inventoryItemPath } from '#app/paths.ts';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import { Price } from '#primitives/Price/Price.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Day } from '#screens/orders/shared/Day.tsx';
import { inventoryTexts as texts } from './InventoryScreen.texts';
import type { InventoryItem } from './sample';

/** The columns of the inventory (INV-03 to 07). */
export const columns: readonly TableColumn<InventoryItem>[] = [
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
