import { Hono } from 'hono';
import type { Database } from '../database/database';
import { safeHeaders } from '../http/safe-headers';
import type { SignedLinks } from '../http/signed-links';
import { readInvoice } from './invoice';
import { drawInvoice } from './pdf';
import { noInvoiceTexts } from './texts';

/** The path of invoices. */
export const invoicePath = '/invoices';

interface InvoiceSettings {
  readonly db: Database;
  readonly links: SignedLinks;
  readonly now: () => Date;
  /** The time zone of the dates on invoices, such as Europe/London. */
  readonly timeZone: string;
}

/** Serves invoices, drawn from the stored order on each request. */
export const invoiceRoutes = ({ db, links, now, timeZone }: InvoiceSettings): Hono => {
  const app = new Hono();
  app.use(safeHeaders({ referrerPolicy: 'no-referrer' }), async (context, next) => {
    await next();
    context.header('Cache-Control', 'private, no-store');
  });
  app.get('/:name', async (context) => {
    const opened = await links.open(context.req.param('name'), now());
    if (!opened) return context.text(noInvoiceTexts.unknown, 404);
    if (opened.expired) return context.text(noInvoiceTexts.expired, 410);
    const invoice = await readInvoice(db, opened.id);
    if (!invoice) return context.text(noInvoiceTexts.unknown, 404);
    return context.body(await drawInvoice(invoice, timeZone), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${invoice.number}.pdf"`,
    });
  });
  return app;
};
