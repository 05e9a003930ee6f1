import { inventoryQuery } from '@gifting/api/inventory/queries';
import { type InventoryItem as CountedItem, leftOf } from '@gifting/domain/inventory/inventory';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { OrderTable } from '#screens/orders/shared/OrderTable/OrderTable.tsx';
import { brandWordOf } from '../brand-word';
import { columns } from './columns';
import { inventoryTexts as texts } from './InventoryScreen.texts';
import { StockShelf } from './StockShelf';
import type { InventoryItem } from './sample';

/** A counted gift as a row: its quantity is what is left. */
const toRow = (item: CountedItem): InventoryItem => ({
  id: item.id,
  name: item.name,
  picture: item.picture,
  brandStatus: brandWordOf(item),
  price: item.price,
  currency: item.currency,
  quantity: leftOf(item),
  invoice: item.orderId,
  dueDate: item.dueDate,
});

/** The gifts of campaigns with what is left of each (`inventory.stock`). */
export const CountedInventory = ({ known }: { readonly known: boolean | undefined }) => {
  const inventory = useInfiniteQuery({
    ...inventoryQuery(),
    select: ({ pages }) => pages.flatMap(({ items }) => items.map(toRow)),
    enabled: known === true,
  });
  return (
    <>
      {inventory.data && inventory.data.length > 0 && <StockShelf items={inventory.data} />}
      <Panel title={texts.table}>
        <OrderTable
          query={inventory}
          columns={columns}
          texts={texts}
          empty={<EmptyState message={texts.empty} />}
          renderError={(_error, retry) => (
            <div className="p-5">
              <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
            </div>
          )}
        />
      </Panel>
    </>
  );
};
