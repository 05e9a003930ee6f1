import * as z from 'zod/mini';
import { wireBaseVersion, wireVersion } from '../forms/version';
import { entity, field } from '../wire/entity';
import { wireList, wireNullableText, wireText } from '../wire/wire';
import { type OrderStatus, orderStatuses } from './order-status';

/**
 * The lifecycle of an order (`orders.lifecycle`): its statuses and the transitions between them. Server, screens and
 * mocks go by this table, and the page "Order lifecycle" in Storybook draws it.
 */

/** Who acts on an order. */
export const actors = ['buyer', 'administrator'] as const;
export type Actor = (typeof actors)[number];

/** What somebody may do with an order. */
export const orderActions = [
  'send_proof',
  'approve',
  'ask_changes',
  'start_production',
  'send',
  'deliver',
  'cancel',
  'refuse',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** A transition: who makes it, in which statuses, and what it needs. */
export interface OrderTransition {
  readonly by: Actor;
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  /** A reason for the other side, or the day of delivery. */
  readonly needs: 'note' | 'date' | null;
}

/** Until the buyer approves, both sides may still end it; afterwards it is being made. */
const undecided = ['pending', 'proof_sent', 'changes_asked'] as const;

/** The transition of each action. */
export const orderTransitions: Readonly<Record<OrderAction, OrderTransition>> = {
  send_proof: { by: 'administrator', from: ['pending', 'changes_asked'], to: 'proof_sent', needs: null },
  approve: { by: 'buyer', from: ['proof_sent'], to: 'approved', needs: null },
  ask_changes: { by: 'buyer', from: ['proof_sent'], to: 'changes_asked', needs: 'note' },
  start_production: { by: 'administrator', from: ['approved'], to: 'in_production', needs: 'date' },
  send: { by: 'administrator', from: ['in_production'], to: 'sent', needs: null },
  deliver: { by: 'administrator', from: ['sent'], to: 'delivered', needs: null },
  cancel: { by: 'buyer', from: undecided, to: 'cancelled', needs: null },
  refuse: { by: 'administrator', from: undecided, to: 'refused', needs: 'note' },
};

/** Who somebody is for an order: an administrator may also be its buyer. */
export const actorsOf = ({
  owns,
  administers,
}: {
  readonly owns: boolean;
  readonly administers: boolean;
}): readonly Actor[] => actors.filter((actor) => (actor === 'buyer' ? owns : administers));

/** What these actors may do with an order in a status. */
export const actionsIn = (status: OrderStatus, actors: readonly Actor[]): OrderAction[] =>
  orderActions.filter((action) => {
    const { by, from } = orderTransitions[action];
    return actors.includes(by) && from.includes(status);
  });

/** A change of an order's status. Events are never changed. */
export const orderEvent = entity({
  status: field('status', z.enum(orderStatuses)),
  /** An ISO moment. */
  at: field('at', z.iso.datetime()),
  by: field('by', z.enum(actors)),
  note: field('note', wireText),
});
export type OrderEvent = z.output<typeof orderEvent>;

/**
 * An order's status, how it came to it, oldest event first, and what its reader may do now. Dates are ISO dates; the buyer
 * answers a proof by `answerBy`. Placing the order is the first event.
 */
export const orderLifecycle = entity({
  version: field('version', wireVersion),
  status: field('status', z.enum(orderStatuses)),
  dueDate: field('due_date', wireNullableText),
  answerBy: field('answer_by', wireNullableText),
  events: field('events', wireList(orderEvent)),
  actions: field('actions', wireList(z.enum(orderActions))),
  /** Whether its reader may still pay it: it is to be paid by a card, and none holds its amount. */
  payable: field('payable', z._default(z.boolean(), false)),
});
export type OrderLifecycle = z.output<typeof orderLifecycle>;

/** The messages that forms and the API share. */
export const actionTexts = {
  noteMissing: 'Say what should change, or why',
  dateMissing: 'Enter the day of delivery',
  noteLong: 'At most 1,000 characters',
} as const;

/** The body of an action, based on the version of the lifecycle that was seen. */
export const orderActionRequest = z
  .object({
    action: z.enum(orderActions),
    note: z._default(z.string().check(z.trim(), z.maxLength(1000, actionTexts.noteLong)), ''),
    due_date: z._default(z.nullable(z.iso.date(actionTexts.dateMissing)), null),
    version: wireBaseVersion,
  })
  .check(
    z.refine(({ action, note }) => orderTransitions[action].needs !== 'note' || note !== '', {
      path: ['note'],
      error: actionTexts.noteMissing,
    }),
    z.refine(({ action, due_date }) => orderTransitions[action].needs !== 'date' || due_date !== null, {
      path: ['due_date'],
      error: actionTexts.dateMissing,
    }),
  );
export type OrderActionRequest = z.output<typeof orderActionRequest>;

/** What the form of an action holds; an empty day is none. */
const actionInput = z.object({ note: z.string(), due_date: z.string() });
export type OrderActionInput = z.output<typeof actionInput>;

/** The schema of an action's form: from what was entered to the body of the request. */
export const orderActionForm = (action: OrderAction, version: string | null) =>
  z.pipe(
    z.pipe(
      actionInput,
      z.transform(
        ({ note, due_date }: OrderActionInput): z.input<typeof orderActionRequest> => ({
          action,
          version,
          note,
          due_date: due_date === '' ? null : due_date,
        }),
      ),
    ),
    orderActionRequest,
  );
