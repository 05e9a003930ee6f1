import { localDay } from '@gifting/domain/dates/dates';
import { type DocumentKind, documentDue, documentNumber, dueDay } from '@gifting/domain/orders/invoicing';
import type { Seller } from '@gifting/domain/tax/seller';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { documentCounters, documents, orders } from '../database/schema';
import type { InvoiceContent } from './content';
import { readContent } from './invoice';
import { invoiceTexts as texts } from './texts';

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
    .select({
      status: orders.status,
      asksInvoice: orders.getInvoice,
      treatment: orders.taxTreatment,
      paymentStatus: orders.paymentStatus,
      deliveryDay: orders.dueDate,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  if (!order || order.treatment === null) return;
  const issued = await tx.select().from(documents).where(eq(documents.orderId, orderId));
  const kind = documentDue({ ...order, issued: issued.map((document) => document.kind) });
  if (kind === null) return;
  const day = localDay(now, timeZone);
  const invoiced = async (): Promise<InvoiceContent> => {
    const read = await readContent(tx, orderId, seller);
    if (!read) throw new Error(`Order ${orderId} has nothing to invoice`);
    const byCard = order.paymentStatus === 'authorised' || order.paymentStatus === 'captured';
    return {
      ...read.content,
      ...(byCard && { payment: texts.byCard }),
      terms: { supplied: order.deliveryDay ?? day, due: byCard ? null : dueDay(day) },
    };
  };
  // A credit note says what its invoice said.
  const content = issued[0]?.content ?? (await invoiced());
  const number = await takeNumber(tx, kind, Number(day.slice(0, 4)));
  await tx.insert(documents).values({ orderId, kind, number, content, issuedAt: now });
};
