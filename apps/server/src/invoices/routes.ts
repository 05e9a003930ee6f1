import type { DocumentKind } from '@gifting/domain/orders/invoicing';
import type { Seller } from '@gifting/domain/tax/seller';
import { Hono } from 'hono';
import type { Database } from '../database/database';
import { safeHeaders } from '../http/safe-headers';
import type { SignedLinks } from '../http/signed-links';
import { readInvoice } from './invoice';
import { drawInvoice } from './pdf';
import { noInvoiceTexts } from './texts';

/** The path of invoices. */
export const invoicePath = '/invoices';

/** The path of credit notes. */
export const creditNotePath = '/credit-notes';

interface InvoiceSettings {
  readonly db: Database;
  /** Links to invoices, and to what else `kind` names. */
  readonly links: SignedLinks;
  readonly kind: DocumentKind;
  readonly seller: Seller | undefined;
  readonly now: () => Date;
  /** The time zone of the dates on invoices, such as Europe/London. */
  readonly timeZone: string;
}

/** Serves invoices or credit notes, drawn on each request from what was issued, or from the stored order. */
export const invoiceRoutes = ({ db, links, kind, seller, now, timeZone }: InvoiceSettings): Hono => {
  const app = new Hono();
  app.use(safeHeaders({ referrerPolicy: 'no-referrer' }), async (context, next) => {
    await next();
    context.header('Cache-Control', 'private, no-store');
  });
  app.get('/:name', async (context) => {
    const opened = await links.open(context.req.param('name'), now());
    if (!opened) return context.text(noInvoiceTexts.unknown, 404);
    if (opened.expired) return context.text(noInvoiceTexts.expired, 410);
    const invoice = await readInvoice(db, { orderId: opened.id, kind, seller });
    if (!invoice) return context.text(noInvoiceTexts.unknown, 404);
    return context.body(await drawInvoice(invoice, timeZone), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${invoice.fileName}.pdf"`,
    });
  });
  return app;
};
