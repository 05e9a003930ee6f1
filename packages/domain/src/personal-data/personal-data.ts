import * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireCount, wireText } from '../wire/wire';

/** How many years after the one of its order an invoice is kept at least, as bookkeeping law asks in most places. */
export const bookkeepingYears = 6;

/** How soon after signing in an account without a password is deleted, in minutes. */
export const freshMinutes = 10;

/** Why an account cannot be deleted at the moment: an order is under way, or nobody else administers the site. */
const closingObstacles = ['orders', 'administrator'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

/** What becomes of an account that its person deletes, told beforehand. */
export const closing = entity({
  obstacle: field('obstacle', z.nullable(z.enum(closingObstacles))),
  /** Invoices and credit notes, which are kept. */
  documents: field('documents', wireCount),
  /** The last year in which the newest of them is kept; `null` without one. */
  keptUntil: field('kept_until', z.nullable(z.int())),
  /** Whether the present password is asked for; otherwise a sign-in of the last {@link freshMinutes}. */
  asksPassword: field('asks_password', z.boolean()),
});
export type Closing = z.output<typeof closing>;

/** Everything that is held about a person, as the text of a JSON document. */
export const personalData = entity({ json: field('json', wireText) });

/** The form that deletes an account; {@link closingForm} for one with a password. */
export const passwordlessClosingForm = z.object({ password: z.string() });
export type ClosingForm = z.output<typeof passwordlessClosingForm>;

/** The form that deletes an account with a password. */
export const closingForm = z.object({ password: z.string().check(z.minLength(1, 'Enter your password')) });
