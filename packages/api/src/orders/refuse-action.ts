import {
  type OrderActionRequest,
  type OrderLifecycle,
  orderLifecycle,
} from '@gifting/domain/orders/lifecycle';
import { type CommentRequest, takesComments } from '@gifting/domain/orders/proofs';
import * as z from 'zod/mini';
import { Refusal, refuseOutdated } from '../core/refusal';
import { refusalTexts } from '../core/texts';

const notNow = (present: OrderLifecycle): Refusal =>
  new Refusal(409, refusalTexts.notNow, { details: z.encode(orderLifecycle, present) });

/** Throws a 409 with the present lifecycle if it has changed since the action's version, or does not allow the action. */
export const refuseAction = (
  present: OrderLifecycle,
  { action, version }: Pick<OrderActionRequest, 'action' | 'version'>,
): void => {
  refuseOutdated(orderLifecycle, version, present);
  if (!present.actions.includes(action)) throw notNow(present);
};

/** Throws a 409 with the present lifecycle if it has changed since the comment's version, or the proof takes no comments. */
export const refuseComment = (
  present: OrderLifecycle,
  { version }: Pick<CommentRequest, 'version'>,
  isNewest: boolean,
): void => {
  refuseOutdated(orderLifecycle, version, present);
  if (!isNewest || !takesComments(present.status)) throw notNow(present);
};

/** Throws a 409 with the present lifecycle if nothing of the order is left to pay. */
export const refusePayment = (present: OrderLifecycle): void => {
  if (!present.payable) throw notNow(present);
};
