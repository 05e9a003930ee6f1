import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import { keepAddresses, removeAddress } from '@gifting/api/orders/address-endpoints';
import { type AddressCounts, addressNeeds, addressStops } from '@gifting/domain/orders/order-addresses';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { campaignPath, orderPath, paths } from '#app/paths.ts';
import { useReadsContext } from '#app/reads.ts';
import { useRole } from '#app/ServicesProvider.tsx';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { PageHeader } from '#patterns/PageHeader/PageHeader.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { NotFoundInDashboard } from '#screens/general/NotFoundScreen/NotFoundInDashboard.tsx';
import { KeptPeople } from '#screens/shared/PeopleList/KeptPeople.tsx';
import { ListClinic } from '#screens/shared/PeopleList/ListClinic.tsx';
import { personColumns } from '#screens/shared/PeopleList/person-columns.tsx';
import { orderTexts } from '../OrderScreen/OrderScreen.texts';
import { AddressPacking } from '../shared/Addresses/AddressPacking';
import { addressesTexts } from '../shared/Addresses/addresses.texts';
import { OrderDetailView } from '../shared/OrderDetail/OrderDetailView';
import { reads } from './OrderAddressesScreen.reads';
import { orderAddressesTexts as texts } from './OrderAddressesScreen.texts';

const columns = personColumns();
const rulesOf = () => addressNeeds;

type StopProps = Readonly<{ orderId: string; stop: NonNullable<AddressCounts['stop']> }>;

/** Why nothing may be changed, and where to go on. */
const Stop = ({ orderId, stop }: StopProps) => (
  <Card padded className="stack">
    <p role="status">{addressStops[stop]}</p>
    <div className="row">
      {stop === 'campaign' ? (
        <ButtonLink to={campaignPath(orderId)} variant="secondary">
          {addressesTexts.campaign}
        </ButtonLink>
      ) : (
        <ButtonLink to={orderPath(orderId)} variant="secondary">
          {texts.toOrder}
        </ButtonLink>
      )}
    </div>
  </Card>
);

type AddressesProps = Readonly<{ orderId: string; counts: AddressCounts }>;

const Addresses = ({ orderId, counts: { kept, boxes, stop, changeable } }: AddressesProps) => {
  const { mutateAsync } = useCommand(keepAddresses);
  const remove = useReportedCommand(removeAddress, texts.removal);
  const addresses = useInfiniteQuery(reads(useReadsContext()).addresses);
  const takesAddresses = stop !== 'campaign' && stop !== 'one address';
  return (
    <>
      {takesAddresses && <p className="t-heading">{addressesTexts.kept(kept, boxes)}</p>}
      {stop !== null && <Stop orderId={orderId} stop={stop} />}
      {changeable && (
        <ListClinic
          name={`order-${orderId}`}
          rulesOf={rulesOf}
          asks={false}
          onSend={async (rows) =>
            (await mutateAsync({ params: { orderNumber: orderId }, body: { recipients: rows } })).outcomes
          }
        />
      )}
      {takesAddresses && (
        <KeptPeople
          query={addresses}
          columns={columns}
          names={texts.list}
          onRemove={
            changeable ? ({ id }) => remove({ params: { orderNumber: orderId, addressId: id } }) : undefined
          }
          meansOf={() => texts.removal.means}
        />
      )}
    </>
  );
};

type PageProps = Readonly<{ orderId: string; name: string }>;

const Page = ({ orderId, name }: PageProps) => {
  const counts = useQuery(reads(useReadsContext()).counts);
  const packs = useRole() === 'admin' && (counts.data?.kept ?? 0) > 0;
  return (
    <>
      <Breadcrumbs
        label={texts.trail}
        items={[
          { label: texts.orders, href: paths.orders },
          { label: name, href: orderPath(orderId) },
          { label: texts.title },
        ]}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
      <div className="mt-1 mb-5">
        <PageHeader
          size="title"
          title={texts.title}
          sub={counts.data?.changeable && texts.sub}
          aside={packs && <AddressPacking orderId={orderId} />}
        />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <ResourceView
          resource={counts}
          loadingLabel={texts.loading}
          loading={<Skeleton shape="box" height="18rem" />}
          renderError={(_error, retry) => (
            <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={retry} />
          )}
        >
          {(data) => <Addresses orderId={orderId} counts={data} />}
        </ResourceView>
      </div>
    </>
  );
};

/**
 * The addresses of an order to several (/dashboard/orders/{orderId}/addresses, `orders.addresses`): a list is read, mended
 * and kept, one address for each box. Administrators read it, to pack.
 */
export const OrderAddressesScreen = () => {
  const { orderId = '' } = useParams();
  const order = useQuery(reads(useReadsContext()).order);
  // Without the capability there is nothing at this address, as specified.
  if (useKnownCapability('orders.addresses') === false) return <NotFoundInDashboard />;
  return (
    <OrderDetailView
      resource={order}
      title={texts.title}
      loadingLabel={texts.loading}
      unknown={{
        message: orderTexts.unknown,
        hint: orderTexts.unknownHint,
        back: orderTexts.backToOrders,
        to: paths.orders,
      }}
    >
      {({ name }) => <Page key={orderId} orderId={orderId} name={name} />}
    </OrderDetailView>
  );
};
