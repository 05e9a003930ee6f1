import { paths } from '@gifting/domain/site/paths';
import type { Payment } from './gateway';

/** The path of an order's page. */
export const orderPathOf = (orderId: number): string => paths.order.replace(':orderId', String(orderId));

/** Where a payer goes on after an authorisation, after a refusal, and without either. */
export const returnPaths = ({ orderId, fromOrder }: Pick<Payment, 'orderId' | 'fromOrder'>) => {
  const order = orderPathOf(orderId);
  return fromOrder
    ? { authorised: order, failed: order, back: order }
    : { authorised: paths.paymentSuccessful, failed: paths.paymentError, back: paths.payment };
};
