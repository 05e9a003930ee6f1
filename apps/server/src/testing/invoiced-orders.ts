import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import type { DocumentKind } from '@gifting/domain/orders/invoicing';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import { desc } from 'drizzle-orm';
import { orders } from '../database/schema';
import { type Invoice, readInvoice } from '../invoices/invoice';
import type { Person, TestApp } from './test-app';

/** Places an order of a buyer and returns its id. Throws the answer of a server that refuses it. */
export const placeOrder = async (
  app: TestApp,
  buyer: Person,
  payload: OrderPayload,
  key: string,
): Promise<number> => {
  const headers = { [idempotencyHeader]: key };
  const { status, body } = await app.post('/api/v1/create-order', payload, { token: buyer.token, headers });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const [newest] = await app.db.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(1);
  if (!newest) throw new Error('There is no order');
  return newest.id;
};

/** Reads the document of an order as it is drawn. Throws for an order without. */
export const documentOf = async ({ db }: TestApp, orderId: number, kind: DocumentKind): Promise<Invoice> => {
  const invoice = await readInvoice(db, { orderId, kind, seller: undefined });
  if (!invoice) throw new Error(`Order ${orderId} has no ${kind}`);
  return invoice;
};
