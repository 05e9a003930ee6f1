import * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireText } from '../wire/wire';

/** How long a mailed link that confirms an account's e-mail works, in hours. */
export const confirmationHours = 24;

/** Whether a person's e-mail is confirmed (`account.confirmation`). */
export const accountConfirmation = entity({
  email: field('email', wireText),
  confirmed: field('confirmed', z.boolean()),
  /** Whether the next order waits for it: nothing was paid yet. */
  ordersWait: field('orders_wait', z.boolean()),
});
export type AccountConfirmation = z.output<typeof accountConfirmation>;
