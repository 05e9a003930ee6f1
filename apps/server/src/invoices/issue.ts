import { localDay } from '@gifting/domain/dates/dates';
import { type DocumentKind, documentDue, documentNumber } from '@gifting/domain/orders/invoicing';
import type { Seller } from '@gifting/domain/tax/seller';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { documentCounters, documents, orders } from '../database/schema';
import { readContent } from './invoice';

interface Issue {
  readonly orderId: number;
  readonly seller: Seller;
  /** The seller's, which decides about the year of a number. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Takes the next number. Until the transaction ends others wait for it, and one that is rolled back takes none. */
const takeNumber = async (tx: Database, kind: DocumentKind, year: number): Promise<string> => {
  const [counter] = await tx
    .insert(documentCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  if (!counter) throw new Error('A document got no number');
  return documentNumber(kind, year, counter.last);
};

/**
 * Issues the document that is due for an order, in the caller's transaction; none for an order without VAT. The order is
 * locked, so that of two callers at once only one issues it.
 */
export const issueDocument = async (
  tx: Database,
  { orderId, seller, timeZone, now }: Issue,
): Promise<void> => {
  const [order] = await tx
    .select({ status: orders.status, asksInvoice: orders.getInvoice, treatment: orders.taxTreatment })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order || order.treatment === null) return;
  const issued = await tx.select().from(documents).where(eq(documents.orderId, orderId));
  const kind = documentDue({ ...order, issued: issued.map((document) => document.kind) });
  if (kind === null) return;
  // A credit note says what its invoice said.
  const content = issued[0]?.content ?? (await readContent(tx, orderId, seller))?.content;
  if (!content) throw new Error(`Order ${orderId} has nothing to invoice`);
  const number = await takeNumber(tx, kind, Number(localDay(now, timeZone).slice(0, 4)));
  await tx.insert(documents).values({ orderId, kind, number, content, issuedAt: now });
};
