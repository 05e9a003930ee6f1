import { formatPrice } from '@gifting/domain/money/money';
import { amountDue, lineTotal, type OrderDetail } from '@gifting/domain/orders/order';
import { LineItem } from '#patterns/LineItem/LineItem.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { taxRows, taxScreenTexts } from '../tax.texts';
import { orderDetailTexts as texts } from './order-detail.texts';

/** The priced fields that orders and campaigns share. */
type PricedOrder = Pick<OrderDetail, 'currency' | 'giftBox' | 'items' | 'quantity' | 'total'> &
  Partial<Pick<OrderDetail, 'tax'>>;

type OrderContentsProps = Readonly<{
  order: PricedOrder;
  /** The shipping cost, where it is shown; no part of the total (CAMPD-20, E-20). */
  shipping?: number;
}>;

/** The lines, their gift box and the total (ORDD-09 to 11, CAMPD-14 to 21). */
export const OrderContents = ({ order, shipping }: OrderContentsProps) => {
  const { currency, giftBox, tax = null } = order;
  const price = (amount: number) => formatPrice(amount, currency);
  return (
    <Card as="section" className="boxed" aria-label={texts.contents}>
      <ul className="boxed__in">
        {order.items.map(({ name, picture, unit, quantity }, index) => (
          <LineItem
            // Order items have no id on the wire, and their order never changes.
            key={`${index}-${name}`}
            size="sm"
            picture={picture}
            tint={tintOf(index)}
            name={name}
            sub={`${price(unit)} × ${quantity}`}
            end={<b className="num">{price(lineTotal({ unit, quantity }))}</b>}
          />
        ))}
      </ul>
      {giftBox && (
        <ul className="boxed__wall">
          <LineItem
            size="sm"
            picture={giftBox.picture}
            tint={1}
            name={giftBox.name}
            // Muted ink has too little contrast on kraft.
            sub={
              <span className="text-ink">{`${price(giftBox.unit)} × ${order.quantity}, ${texts.holdsEverything}`}</span>
            }
            end={<b className="num">{price(lineTotal({ unit: giftBox.unit, quantity: order.quantity }))}</b>}
          />
        </ul>
      )}
      <dl className="boxed__sums">
        {shipping !== undefined && (
          <div>
            <dt>{texts.shipping}</dt>
            <dd>{shipping}</dd>
          </div>
        )}
        {tax &&
          taxRows(tax, currency).map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        <div>
          <dt>{tax ? taxScreenTexts.gross : texts.total}</dt>
          <dd className="boxed__total">{price(amountDue({ total: order.total, tax }))}</dd>
        </div>
      </dl>
    </Card>
  );
};
