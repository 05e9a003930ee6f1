import {
  type OrderActionRequest,
  type OrderLifecycle,
  orderLifecycle,
} from '@gifting/domain/orders/lifecycle';
import * as z from 'zod/mini';
import { Refusal, refuseOutdated } from '../core/refusal';
import { refusalTexts } from '../core/texts';

/** Throws a 409 with the present lifecycle if it has changed since the action's version, or does not allow the action. */
export const refuseAction = (
  present: OrderLifecycle,
  { action, version }: Pick<OrderActionRequest, 'action' | 'version'>,
): void => {
  refuseOutdated(orderLifecycle, version, present);
  if (!present.actions.includes(action))
    throw new Refusal(409, refusalTexts.notNow, { details: z.encode(orderLifecycle, present) });
};
