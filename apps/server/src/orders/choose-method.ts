import { refusePayment } from '@gifting/api/orders/refuse-action';
import type { orderPaymentRequest } from '@gifting/domain/orders/order-payment';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller } from '../account/caller';
import type { Database } from '../database/database';
import { orders } from '../database/schema';
import { lockLifecycle } from './lifecycle';

interface MethodToChoose extends z.output<typeof orderPaymentRequest> {
  readonly orderId: number;
  readonly caller: Caller;
  /** Runs in the transaction once the order has its method, so that an order by invoice has one. */
  readonly afterwards: (tx: Database, orderId: number) => Promise<void>;
}

/**
 * Chooses how an order is paid that still needs a card. Throws a 404 for an order that the caller may not see, and a 409
 * where nothing is left to pay, as for an administrator who is not its buyer.
 */
export const chooseMethod = (
  db: Database,
  { orderId, caller, method, afterwards }: MethodToChoose,
): Promise<void> =>
  db.transaction(async (tx) => {
    refusePayment(await lockLifecycle(tx, orderId, caller));
    await tx
      .update(orders)
      .set({ payNow: method === 'card', getInvoice: method === 'invoice', paymentStatus: 'pending' })
      .where(eq(orders.id, orderId));
    await afterwards(tx, orderId);
  });
