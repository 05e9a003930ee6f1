import { found } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { refuseAction } from '@gifting/api/orders/refuse-action';
import {
  actionsIn,
  actorsOf,
  type OrderActionRequest,
  type OrderLifecycle,
  orderTransitions,
} from '@gifting/domain/orders/lifecycle';
import { needsCard } from '@gifting/domain/orders/order-payment';
import { hasEnded } from '@gifting/domain/orders/order-status';
import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../account/caller';
import { eraseAsked } from '../claims/erasure';
import { queueSentMails } from '../claims/sent-mails';
import type { Database } from '../database/database';
import { orderEvents, orders } from '../database/schema';
import type { Mailer } from '../mail/mail';

type Row = Pick<
  typeof orders.$inferSelect,
  'id' | 'userId' | 'status' | 'dueDate' | 'createdAt' | 'payNow' | 'paymentStatus' | 'grossMinor'
>;

/** Selects an order of the caller; any for an administrator. */
export const visibleOrder = (orderId: number, { id, role }: Caller) =>
  and(eq(orders.id, orderId), role === 'admin' ? undefined : eq(orders.userId, id));

const selectRow = (db: Database, orderId: number, caller: Caller) =>
  db
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      dueDate: orders.dueDate,
      createdAt: orders.createdAt,
      payNow: orders.payNow,
      paymentStatus: orders.paymentStatus,
      grossMinor: orders.grossMinor,
    })
    .from(orders)
    .where(visibleOrder(orderId, caller));

const lifecycleOf = async (
  db: Database,
  { id, userId, status, dueDate, createdAt, payNow, paymentStatus, grossMinor }: Row,
  caller: Caller,
): Promise<OrderLifecycle> => {
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.position));
  const actors = actorsOf({ owns: userId === caller.id, administers: caller.role === 'admin' });
  return {
    version: String(events.length + 1),
    status,
    dueDate,
    answerBy: status === 'proof_sent' ? (events.at(-1)?.answerBy ?? null) : null,
    events: [
      { status: 'pending', at: createdAt.toISOString(), by: 'buyer', note: '' },
      ...events.map((event) => ({
        status: event.status,
        at: event.createdAt.toISOString(),
        by: event.actor,
        note: event.note,
      })),
    ],
    actions: actionsIn(status, actors),
    payable: actors.includes('buyer') && payNow && grossMinor > 0 && needsCard({ paymentStatus, status }),
  };
};

/** Reads an order's lifecycle. Throws a 404 for an order that the caller may not see. */
export const readLifecycle = async (
  db: Database,
  orderId: number,
  caller: Caller,
): Promise<OrderLifecycle> => {
  const [row] = await selectRow(db, orderId, caller);
  return lifecycleOf(db, found(row, missingTexts.order), caller);
};

/**
 * Reads an order's lifecycle in a transaction that acts on it. The order is locked, so that of two actions at once the
 * second sees the first. Throws a 404 for an order that the caller may not see.
 */
export const lockLifecycle = async (
  tx: Database,
  orderId: number,
  caller: Caller,
): Promise<OrderLifecycle> => {
  const [row] = await selectRow(tx, orderId, caller).for('update');
  return lifecycleOf(tx, found(row, missingTexts.order), caller);
};

/** An action on an order whose present lifecycle allows it. */
interface Move extends Pick<OrderActionRequest, 'action' | 'note' | 'due_date'> {
  readonly orderId: number;
  readonly userId: number;
  readonly answerBy: string | null;
  readonly now: Date;
}

/** Stores the event of an action and the order's new status. */
export const moveOn = async (
  tx: Database,
  present: OrderLifecycle,
  { orderId, userId, action, note, due_date, answerBy, now }: Move,
): Promise<void> => {
  const { to, by } = orderTransitions[action];
  await tx.insert(orderEvents).values({
    orderId,
    position: present.events.length,
    status: to,
    actor: by,
    userId,
    note,
    answerBy,
    createdAt: now,
  });
  await tx
    .update(orders)
    .set({ status: to, dueDate: due_date ?? present.dueDate })
    .where(eq(orders.id, orderId));
};

interface Act {
  readonly orderId: number;
  readonly caller: Caller;
  readonly request: OrderActionRequest;
  readonly now: Date;
  /** Runs in the same transaction, after the action. */
  readonly afterwards: (tx: Database, orderId: number) => Promise<void>;
  /** Tells those who have claimed of the order that their gift is on its way. `null`: no mails are sent. */
  readonly mailer: Mailer | null;
}

/**
 * Acts on an order. Throws a 404 for an order that the caller may not see, a 409 with the present lifecycle if it does not
 * allow the action.
 */
export const actOnOrder = (
  db: Database,
  { orderId, caller, request, now, afterwards, mailer }: Act,
): Promise<void> =>
  db.transaction(async (tx) => {
    const present = await lockLifecycle(tx, orderId, caller);
    refuseAction(present, request);
    await moveOn(tx, present, { ...request, orderId, userId: caller.id, answerBy: null, now });
    await afterwards(tx, orderId);
    if (hasEnded(orderTransitions[request.action].to)) await eraseAsked(tx, orderId, now);
    if (request.action === 'send' && mailer) await queueSentMails(tx, mailer, orderId);
  });
