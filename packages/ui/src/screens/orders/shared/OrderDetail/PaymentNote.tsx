import { formatDay } from '@gifting/domain/dates/dates';
import { formatPrice } from '@gifting/domain/money/money';
import { amountDue, type OrderDetail } from '@gifting/domain/orders/order';
import { isHoldEnding } from '@gifting/domain/orders/order-payment';
import type { OrderStatus } from '@gifting/domain/orders/order-status';
import { useState } from 'react';
import { orderDetailTexts } from './order-detail.texts';
import { PayAgain } from './PayAgain';

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
  orderId: string;
  order: Pick<OrderDetail, 'paymentStatus' | 'heldUntil' | 'total' | 'tax' | 'currency'>;
  status: OrderStatus;
  /** Whether its reader may still pay it. */
  payable: boolean;
}>;

/**
 * What of an order was charged to a card and what was not, and until when the card holds it: a warning if
 * that is soon. Who may still pay it can do so here.
 */
export const PaymentNote = ({ orderId, order, status, payable }: PaymentNoteProps) => {
  const [now] = useState(() => new Date());
  const say = said[order.paymentStatus] ?? (payable ? texts.unpaid : undefined);
  const day = formatDay(order.heldUntil);
  if (!say) return null;
  const isEnding = isHoldEnding({ ...order, status }, now);
  return (
    <>
      <p className="order__payment" data-ending={isEnding || undefined}>
        {say(formatPrice(amountDue(order), order.currency))}
        {day !== null && <b className="strong"> {isEnding ? texts.ending(day) : texts.heldUntil(day)}</b>}
      </p>
      {payable && <PayAgain orderId={orderId} />}
    </>
  );
};
