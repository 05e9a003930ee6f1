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
import { and, asc, eq } from 'drizzle-orm';
import type { Caller } from '../account/caller';
import type { Database } from '../database/database';
import { orderEvents, orders } from '../database/schema';

type Row = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'status' | 'dueDate' | 'createdAt'>;

/** Selects an order of the caller; any for an administrator. */
const visible = (orderId: number, { id, role }: Caller) =>
  and(eq(orders.id, orderId), role === 'admin' ? undefined : eq(orders.userId, id));

const selectRow = (db: Database, orderId: number, caller: Caller) =>
  db
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      dueDate: orders.dueDate,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(visible(orderId, caller));

const lifecycleOf = async (
  db: Database,
  { id, userId, status, dueDate, createdAt }: Row,
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

interface Act {
  readonly orderId: number;
  readonly caller: Caller;
  readonly request: OrderActionRequest;
  readonly now: Date;
}

/**
 * Acts on an order. Throws a 404 for an order that the caller may not see, a 409 with the present lifecycle if it does not
 * allow the action.
 */
export const actOnOrder = (db: Database, { orderId, caller, request, now }: Act): Promise<void> =>
  db.transaction(async (tx) => {
    // Locked, so that of two actions at once the second sees the first.
    const [row] = await selectRow(tx, orderId, caller).for('update');
    const present = await lifecycleOf(tx, found(row, missingTexts.order), caller);
    refuseAction(present, request);
    const { to, by } = orderTransitions[request.action];
    await tx.insert(orderEvents).values({
      orderId,
      position: present.events.length,
      status: to,
      actor: by,
      userId: caller.id,
      note: request.note,
      createdAt: now,
    });
    const dueDate = request.due_date ?? present.dueDate;
    await tx.update(orders).set({ status: to, dueDate }).where(eq(orders.id, orderId));
  });
