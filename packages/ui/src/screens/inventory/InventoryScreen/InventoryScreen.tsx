import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { SampleNote } from '#patterns/SampleNote/SampleNote.tsx';
import { Table } from '#primitives/Table/Table.tsx';
import { CountedInventory } from './CountedInventory';
import { columns } from './columns';
import { inventoryTexts as texts } from './InventoryScreen.texts';
import { StockShelf } from './StockShelf';
import { type InventoryItem, sampleInventory } from './sample';

type InventoryScreenProps = Readonly<{
  /** The samples that are shown while nothing counts the stock (INV-02). */
  items?: readonly InventoryItem[];
}>;

const SampleInventory = ({ items }: Required<InventoryScreenProps>) => (
  <>
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

/**
 * Inventory (/dashboard/inventory), for administrators (INV-01 to 07): the gifts of campaigns where the API counts them
 * (`inventory.stock`), otherwise samples.
 */
export const InventoryScreen = ({ items = sampleInventory }: InventoryScreenProps) => {
  const counts = useKnownCapability('inventory.stock');
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <div className="mb-4 grid justify-items-start gap-2">
        <h1 className="t-title">{texts.title}</h1>
        {counts === false && <SampleNote label={texts.sample}>{texts.sampleNote}</SampleNote>}
      </div>
      {counts === false ? <SampleInventory items={items} /> : <CountedInventory known={counts} />}
    </>
  );
};
