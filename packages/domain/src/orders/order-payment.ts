import * as z from 'zod/mini';
import type { OrderStatus } from './order-status';

/**
 * The payment status of an order: not started, authorised on a card, refused, charged, given back, or given up because the
 * card held the amount no longer.
 */
export const paymentStatuses = ['pending', 'authorised', 'failed', 'captured', 'released', 'lapsed'] as const;

/** How long a card holds an authorised amount, in days; most cards hold it for seven. */
const authorisationDays = 7;

/** How long before its end a hold is warned of, in days: time for the buyer to answer a call. */
const warningDays = 2;

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 24 * 60 * 60_000);

/** When a card that was authorised then holds the amount no longer. */
export const heldUntil = (authorisedAt: Date): Date => daysAfter(authorisedAt, authorisationDays);

/** The moment until which holds end soon. */
export const warnedBefore = (now: Date): Date => daysAfter(now, warningDays);

/** What is due of a card payment, by the order's status; null while the buyer has not decided. */
const dueIn = {
  pending: null,
  proof_sent: null,
  changes_asked: null,
  approved: 'capture',
  in_production: 'capture',
  sent: 'capture',
  delivered: 'capture',
  cancelled: 'release',
  refused: 'release',
} as const satisfies Record<OrderStatus, 'capture' | 'release' | null>;

/** What is due of an authorised payment of an order in this status: it is charged on approval, given back at an early end. */
export const paymentDue = (status: OrderStatus): 'capture' | 'release' | null => dueIn[status];

/** Whether an order by card still needs one: none holds its amount or was charged, and the order has not ended. */
export const needsCard = ({
  paymentStatus,
  status,
}: {
  readonly paymentStatus: (typeof paymentStatuses)[number];
  readonly status: OrderStatus;
}): boolean => ['pending', 'failed', 'lapsed'].includes(paymentStatus) && paymentDue(status) !== 'release';

const paymentMethods = ['card', 'invoice'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The body that chooses how an order is paid which still needs a card. */
export const orderPaymentRequest = z.object({ method: z.enum(paymentMethods) });

interface HeldOrder {
  readonly paymentStatus: string;
  /** An ISO moment; `null` for no hold. */
  readonly heldUntil: string | null;
  readonly status: OrderStatus;
}

/** Whether a card holds the amount of an order not much longer, while nobody has decided about the order. */
export const isHoldEnding = ({ paymentStatus, heldUntil: until, status }: HeldOrder, now: Date): boolean =>
  paymentStatus === 'authorised' &&
  until !== null &&
  paymentDue(status) === null &&
  new Date(until) <= warnedBefore(now);
