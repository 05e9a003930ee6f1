import { formatDay } from '@gifting/domain/dates/dates';
import { formatPrice } from '@gifting/domain/money/money';
import { amountDue, type OrderDetail } from '@gifting/domain/orders/order';
import { orderDetailTexts } from './order-detail.texts';

const texts = orderDetailTexts.payments;

/** What was said of each payment status; an order that is not paid by card has none. */
const said: Readonly<Record<string, ((amount: string) => string) | undefined>> = {
  authorised: texts.authorised,
  captured: texts.captured,
  released: texts.released,
  lapsed: texts.lapsed,
  failed: texts.failed,
};

type PaymentNoteProps = Readonly<{
  order: Pick<OrderDetail, 'paymentStatus' | 'heldUntil' | 'total' | 'tax' | 'currency'>;
}>;

/** What of an order was charged to a card and what was not, and until when the card holds it. */
export const PaymentNote = ({ order }: PaymentNoteProps) => {
  const say = said[order.paymentStatus];
  const day = formatDay(order.heldUntil);
  if (!say) return null;
  return (
    <p className="order__payment">
      {say(formatPrice(amountDue(order), order.currency))}
      {day !== null && <b className="strong"> {texts.heldUntil(day)}</b>}
    </p>
  );
};
