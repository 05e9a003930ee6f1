import type { Minor } from '@gifting/domain/money/money';
import { heldUntil, paymentDue, warnedBefore } from '@gifting/domain/orders/order-payment';
import { type OrderStatus, orderStatuses } from '@gifting/domain/orders/order-status';
import { and, asc, eq, gt, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders, type paymentProvider, type paymentState, payments } from '../database/schema';
import type { AuthorisedPayment, Payment, Settlement } from './gateway';

type State = (typeof paymentState.enumValues)[number];
type Row = typeof payments.$inferSelect;

const toPayment = ({
  id,
  orderId,
  amountMinor,
  currency,
  reference,
  fromOrder,
  expiresAt,
}: Row): Payment => ({
  id,
  orderId,
  amount: amountMinor,
  currency,
  reference,
  fromOrder,
  expiresAt,
});

/** A payment and its state. */
export interface KnownPayment extends Payment {
  readonly state: State;
  readonly payerHash: string;
}

/** Whether a payer has authorised a payment, whatever became of it. */
export const wasAuthorised = ({ state }: Pick<KnownPayment, 'state'>): boolean =>
  state !== 'open' && state !== 'failed' && state !== 'withdrawn' && state !== 'expired';

const toKnown = (row: Row): KnownPayment => ({
  ...toPayment(row),
  state: row.state,
  payerHash: row.payerHash,
});

/** Finds a payment by id. */
export const findPayment = async (
  db: Database,
  provider: (typeof paymentProvider.enumValues)[number],
  id: number,
): Promise<KnownPayment | undefined> => {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.provider, provider)));
  return row && toKnown(row);
};

/** Finds the open payment of an order, at any provider. */
export const findOpenPayment = async (db: Database, orderId: number) => {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')));
  return row && { ...toKnown(row), provider: row.provider };
};

/** The provider, and the payer and time of a new payment. */
interface Payable {
  readonly status: OrderStatus;
  readonly payNow: boolean;
  readonly total: Minor;
  readonly currency: string;
}

/** Reads how an order is to be paid; `undefined` for an unknown order. */
export const findPayable = async (db: Database, orderId: number): Promise<Payable | undefined> => {
  const [order] = await db
    .select({
      status: orders.status,
      payNow: orders.payNow,
      total: orders.grossMinor,
      currency: orders.currency,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order;
};

interface PaymentToOpen {
  readonly orderId: number;
  readonly provider: (typeof paymentProvider.enumValues)[number];
  readonly payerHash: string;
  readonly fromOrder: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * Returns the payment of an order: the open one, now for this browser, or a new one. `null` if its amount is authorised or
 * charged.
 */
export const openPayment = (
  db: Database,
  { orderId, provider, payerHash, fromOrder, now, expiresAt }: PaymentToOpen,
): Promise<Payment | null> =>
  db.transaction(async (tx) => {
    // The row lock serialises concurrent requests: later ones find the payment of the first.
    const [order] = await tx
      .select({ total: orders.grossMinor, currency: orders.currency })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    if (!order) throw new Error('A payment was asked for an order that is not there');
    const [live] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['open', 'authorised', 'captured'])));
    if (live && live.state !== 'open') return null;
    if (live && live.provider === provider && live.expiresAt > now) {
      await tx.update(payments).set({ payerHash }).where(eq(payments.id, live.id));
      return toPayment(live);
    }
    if (live)
      await tx
        .update(payments)
        .set({ state: 'expired', settledAt: now })
        .where(and(eq(payments.id, live.id), eq(payments.state, 'open')));
    const [added] = await tx
      .insert(payments)
      .values({
        orderId,
        provider,
        payerHash,
        fromOrder,
        amountMinor: order.total,
        currency: order.currency,
        createdAt: now,
        expiresAt,
      })
      .returning();
    if (!added) throw new Error('The payment was not added');
    return toPayment(added);
  });

/** Stores the provider's id of a payment's page. */
export const keepReference = async (db: Database, id: number, reference: string): Promise<void> => {
  await db.update(payments).set({ reference }).where(eq(payments.id, id));
};

/** Ends an open payment without an authorisation. Of one that is settled nothing changes. */
export const closePayment = async (
  db: Database,
  id: number,
  state: 'withdrawn' | 'expired',
  now: Date,
): Promise<void> => {
  await db
    .update(payments)
    .set({ state, settledAt: now })
    .where(and(eq(payments.id, id), eq(payments.state, 'open')));
};

/** How a payer's visit to a payment page ended. */
export type Outcome = { readonly authorisation: string } | 'failed';

/**
 * Settles an open payment and its order, once. Of repeated or concurrent calls only the first settles; the others
 * return `false` and change nothing.
 */
export const settlePayment = (db: Database, id: number, outcome: Outcome, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const state = outcome === 'failed' ? 'failed' : 'authorised';
    const [settled] = await tx
      .update(payments)
      .set({
        state,
        settledAt: now,
        ...(outcome !== 'failed' && { authorisation: outcome.authorisation, heldUntil: heldUntil(now) }),
      })
      .where(and(eq(payments.id, id), eq(payments.state, 'open')))
      .returning({ orderId: payments.orderId });
    if (!settled) return false;
    await tx.update(orders).set({ paymentStatus: state }).where(eq(orders.id, settled.orderId));
    return true;
  });

const statusesWithDue = (due: 'capture' | 'release' | null): OrderStatus[] =>
  orderStatuses.filter((status) => paymentDue(status) === due);

interface DueQuery {
  readonly provider: (typeof paymentProvider.enumValues)[number];
  /** One order; all orders without it. */
  readonly orderId?: number | undefined;
}

/** Selects payments of a provider under a condition, oldest first, with the statuses of their orders. */
const selectWithOrder = (db: Database, { provider, orderId }: DueQuery, condition: SQL | undefined) =>
  db
    .select({ payment: payments, status: orders.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.provider, provider),
        orderId === undefined ? undefined : eq(orders.id, orderId),
        condition,
      ),
    )
    .orderBy(asc(payments.id));

/** Finds the open payments of orders that were cancelled or refused. */
export const findOpenOfEndedOrders = async (db: Database, query: DueQuery): Promise<Payment[]> => {
  const ended = and(eq(payments.state, 'open'), inArray(orders.status, statusesWithDue('release')));
  const rows = await selectWithOrder(db, query, ended);
  return rows.map(({ payment }) => toPayment(payment));
};

/** Finds the authorised payments that are to be captured or released, oldest first, with the statuses of their orders. */
export const findDueAuthorisations = async (
  db: Database,
  { now, ...query }: DueQuery & { readonly now: Date },
): Promise<(AuthorisedPayment & { readonly status: OrderStatus })[]> => {
  const due = and(
    eq(payments.state, 'authorised'),
    isNotNull(payments.authorisation),
    or(
      inArray(orders.status, [...statusesWithDue('capture'), ...statusesWithDue('release')]),
      lte(payments.heldUntil, now),
    ),
  );
  const rows = await selectWithOrder(db, query, due);
  return rows.flatMap(({ payment, status }) =>
    payment.authorisation === null || payment.heldUntil === null
      ? []
      : [
          {
            ...toPayment(payment),
            authorisation: payment.authorisation,
            heldUntil: payment.heldUntil,
            status,
          },
        ],
  );
};

/** Records what became of an authorised payment, once: of concurrent calls only the first changes anything. */
export const endAuthorisation = (
  db: Database,
  id: number,
  state: Settlement | 'lapsed',
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [ended] = await tx
      .update(payments)
      .set({ state, endedAt: now })
      .where(and(eq(payments.id, id), eq(payments.state, 'authorised')))
      .returning({ orderId: payments.orderId });
    if (ended) await tx.update(orders).set({ paymentStatus: state }).where(eq(orders.id, ended.orderId));
  });

/** Finds until when a card holds the amount of an order; `null` unless it is authorised. */
export const findHeldUntil = async (db: Database, orderId: number): Promise<Date | null> => {
  const [row] = await db
    .select({ heldUntil: payments.heldUntil })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'authorised')));
  return row?.heldUntil ?? null;
};

/** An authorised payment that a card holds not much longer, of an order about which nobody has decided. */
export interface EndingHold {
  readonly id: number;
  readonly orderId: number;
  readonly heldUntil: Date;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: OrderStatus;
}

/** Finds the holds that end soon, of any provider, oldest first. */
export const findEndingHolds = async (db: Database, now: Date): Promise<EndingHold[]> => {
  const rows = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      heldUntil: payments.heldUntil,
      amount: payments.amountMinor,
      currency: payments.currency,
      status: orders.status,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.state, 'authorised'),
        inArray(orders.status, statusesWithDue(null)),
        gt(payments.heldUntil, now),
        lte(payments.heldUntil, warnedBefore(now)),
      ),
    )
    .orderBy(asc(payments.id));
  return rows.flatMap(({ heldUntil: until, ...hold }) =>
    until === null ? [] : [{ ...hold, heldUntil: until }],
  );
};
