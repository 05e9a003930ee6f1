import type { OrderAddress } from '@gifting/domain/orders/order-parts';
import { DescriptionList } from '#patterns/DescriptionList/DescriptionList.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { orderDetailTexts as texts } from './order-detail.texts';

const lineKeys = ['line1', 'line2', 'line3', 'postTown', 'postCode'] as const;

type AddressCardProps = Readonly<{ title: string; address: OrderAddress; phone?: string }>;

const AddressCard = ({ title, address, phone }: AddressCardProps) => (
  <Card padded>
    <h2 className="t-heading">{title}</h2>
    <DescriptionList
      items={[
        ...lineKeys.map((key) => ({
          term: texts.lines[key],
          detail: address[key] || <span className="text-muted font-normal">{texts.missing}</span>,
        })),
        ...(phone ? [{ term: texts.phone, detail: phone }] : []),
      ]}
    />
  </Card>
);

type AddressCardsProps = Readonly<{
  delivery: readonly OrderAddress[];
  billing: readonly OrderAddress[];
}>;

/** A read-only card per address, with whom to call at the delivery (ORDD-12, ORDD-13, CAMPD-22, CAMPD-23). */
export const AddressCards = ({ delivery, billing }: AddressCardsProps) => (
  <div className="order__addresses">
    {delivery.map((address) => (
      <AddressCard
        key={JSON.stringify(address)}
        title={texts.deliveryAddress}
        address={address}
        phone={address.phone}
      />
    ))}
    {billing.map((address) => (
      <AddressCard key={JSON.stringify(address)} title={texts.billingAddress} address={address} />
    ))}
  </div>
);
