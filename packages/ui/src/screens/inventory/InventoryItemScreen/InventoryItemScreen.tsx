import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { inventoryItemQuery } from '@gifting/api/inventory/queries';
import { type InventoryDetail, leftOf, sentOf } from '@gifting/domain/inventory/inventory';
import { formatPrice } from '@gifting/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { InlineLink } from '#app/links.tsx';
import { campaignPath, orderPath, paths } from '#app/paths.ts';
import { DescriptionList } from '#patterns/DescriptionList/DescriptionList.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { RedeemedBar } from '#patterns/RedeemedBar/RedeemedBar.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { fitOf, Picture } from '#primitives/Picture/Picture.tsx';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import { NotFoundInDashboard } from '#screens/general/NotFoundScreen/NotFoundInDashboard.tsx';
import { Day } from '#screens/orders/shared/Day.tsx';
import { OrderDetailLayout } from '#screens/orders/shared/OrderDetail/OrderDetailLayout.tsx';
import { OrderDetailView } from '#screens/orders/shared/OrderDetail/OrderDetailView.tsx';
import { brandWordOf } from '../brand-word';
import { inventoryItemTexts as texts } from './InventoryItemScreen.texts';

const columns: readonly TableColumn<InventoryDetail['sizes'][number]>[] = [
  { key: 'size', header: texts.size, kind: 'id', cell: ({ size }) => size || texts.noSize },
  { key: 'count', header: texts.count, kind: 'number', cell: ({ count }) => count.toLocaleString('en-GB') },
];

const Pieces = ({ item }: { readonly item: InventoryDetail }) => {
  const counts = { bought: item.bought, claimed: item.claimed, sent: sentOf(item), left: leftOf(item) };
  return (
    <Panel title={texts.pieces}>
      <div className="grid gap-5 p-5">
        <RedeemedBar
          percent={(100 * item.claimed) / item.bought}
          redeemedLabel={texts.claimed}
          unredeemedLabel={texts.left}
        />
        <DescriptionList
          items={(['bought', 'claimed', 'sent', 'left'] as const).map((count) => ({
            term: texts.counts[count],
            detail: counts[count].toLocaleString('en-GB'),
          }))}
        />
      </div>
    </Panel>
  );
};

const Item = ({ item }: { readonly item: InventoryDetail }) => (
  <>
    <Breadcrumbs
      label={texts.trail}
      items={[{ label: texts.inventory, href: paths.inventory }, { label: item.name }]}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
    />
    <h1 className="t-title mt-1 mb-5">{item.name}</h1>
    <OrderDetailLayout
      summary={
        <>
          <Picture src={item.picture} alt="" fit={fitOf(item.picture)} className="mb-4" />
          <DescriptionList
            items={[
              {
                term: texts.campaign,
                detail: (
                  <InlineLink to={campaignPath(item.orderId)}>
                    {item.campaign || `#${item.orderId}`}
                  </InlineLink>
                ),
              },
              {
                term: texts.order,
                detail: <InlineLink to={orderPath(item.orderId)}>{`#${item.orderId}`}</InlineLink>,
              },
              { term: texts.brandStatus, detail: brandWordOf(item) },
              { term: texts.price, detail: formatPrice(item.price, item.currency) },
              { term: texts.dueDate, detail: <Day iso={item.dueDate} /> },
            ]}
          />
        </>
      }
    >
      <Pieces item={item} />
      <Panel title={texts.sizes} className="mt-5">
        {item.sizes.length === 0 ? (
          <p className="muted p-5">{texts.nobody}</p>
        ) : (
          <Table caption={texts.sizes} columns={columns} rows={item.sizes} rowKey={({ size }) => size} />
        )}
      </Panel>
    </OrderDetailLayout>
  </>
);

/** One gift of a campaign as stock (/dashboard/inventory/{n}, ROUTE-23); without `inventory.stock` it does not exist (B-02). */
export const InventoryItemScreen = () => {
  const { itemId = '' } = useParams();
  const counts = useKnownCapability('inventory.stock');
  const item = useQuery({ ...inventoryItemQuery(itemId), enabled: counts === true });
  if (counts === false) return <NotFoundInDashboard />;
  return (
    <OrderDetailView
      resource={item}
      title={texts.title}
      loadingLabel={texts.loading}
      unknown={{ ...texts.unknown, to: paths.inventory }}
    >
      {(found) => <Item item={found} />}
    </OrderDetailView>
  );
};
