import { useCapability } from '@gifting/api/capabilities/queries';
import { addressCountsQuery } from '@gifting/api/orders/address-queries';
import { ordersQuery } from '@gifting/api/orders/queries';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#app/links.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { addressesPath } from '../addresses-path';
import { addressesTexts as texts } from './addresses.texts';

/** Nobody asked for it: where it fails, the order's page has it too. */
const quiet = { quiet: true };

/**
 * After an order to several addresses: how many of them are kept, and the way to add them (`orders.addresses`). It is the
 * buyer's newest order, since a payment page does not say which one it was for.
 */
export const NextAddresses = () => {
  const offered = useCapability('orders.addresses');
  const orders = useInfiniteQuery({ ...ordersQuery('user'), enabled: offered, meta: quiet });
  const newest = orders.data?.[0]?.id;
  const { data } = useQuery({
    ...addressCountsQuery(newest ?? ''),
    enabled: newest !== undefined,
    meta: quiet,
  });
  if (newest === undefined || !data?.changeable) return null;
  return (
    <Card as="section" padded className="stack" aria-label={texts.title}>
      <h2 className="t-heading">{texts.title}</h2>
      <p className="strong">{texts.keptOf(newest, data.kept, data.boxes)}</p>
      <p className="muted">{texts.until}</p>
      <div className="row">
        <ButtonLink to={addressesPath(newest)}>{texts.add}</ButtonLink>
      </div>
    </Card>
  );
};
