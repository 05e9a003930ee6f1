import { useCapability } from '@gifting/api/capabilities/queries';
import { addressCountsQuery } from '@gifting/api/orders/address-queries';
import { addressStops } from '@gifting/domain/orders/order-addresses';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#app/links.tsx';
import { campaignPath } from '#app/paths.ts';
import { useRole } from '#app/ServicesProvider.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { addressesPath } from '../addresses-path';
import { AddressPacking } from './AddressPacking';
import { addressesTexts as texts } from './addresses.texts';

type AddressesCardProps = Readonly<{
  orderId: string;
  /** Whether the order goes to several addresses. */
  several: boolean;
}>;

/** How many addresses of an order to several are kept, and the way to them (`orders.addresses`). */
export const AddressesCard = ({ orderId, several }: AddressesCardProps) => {
  const offered = useCapability('orders.addresses');
  const packs = useRole() === 'admin';
  const { data, isError, refetch } = useQuery({
    ...addressCountsQuery(orderId),
    enabled: offered && several,
  });
  if (isError) return <ErrorPanel message={texts.error} onRetry={() => void refetch()} />;
  if (!data || data.stop === 'one address') return null;
  const { kept, boxes, stop, changeable } = data;
  const adds = changeable && kept < boxes;
  return (
    <Card as="section" padded className="stack" aria-label={texts.title}>
      <h2 className="t-heading break-after-avoid">{texts.title}</h2>
      {stop === 'campaign' ? (
        <>
          <p>{addressStops.campaign}</p>
          <div className="row">
            <ButtonLink to={campaignPath(orderId)} variant="secondary">
              {texts.campaign}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="strong">{texts.kept(kept, boxes)}</p>
          {(stop !== null || changeable) && (
            <p className="muted">{stop === null ? texts.until : addressStops[stop]}</p>
          )}
          <div className="row">
            <ButtonLink to={addressesPath(orderId)} variant={adds ? 'primary' : 'secondary'}>
              {adds ? texts.add : texts.see}
            </ButtonLink>
            {packs && kept > 0 && <AddressPacking orderId={orderId} />}
          </div>
        </>
      )}
    </Card>
  );
};
