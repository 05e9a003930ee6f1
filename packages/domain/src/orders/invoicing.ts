import { dayOf } from '../dates/dates';
import type { OrderStatus } from './order-status';

/** The documents that an order gets with `orders.tax`, each at most once. */
export const documentKinds = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * What an order is invoiced on: while the buyer decides, only if they pay by invoice; from the approval on in any case, when
 * a card is charged; at an early end what was invoiced is credited.
 */
const dueIn = {
  pending: 'if asked for',
  proof_sent: 'if asked for',
  changes_asked: 'if asked for',
  approved: 'invoice',
  in_production: 'invoice',
  sent: 'invoice',
  delivered: 'invoice',
  cancelled: 'credit',
  refused: 'credit',
} as const satisfies Record<OrderStatus, 'if asked for' | 'invoice' | 'credit'>;

interface Invoicing {
  readonly status: OrderStatus;
  /** Whether the buyer pays by invoice. */
  readonly asksInvoice: boolean;
  readonly issued: readonly DocumentKind[];
}

/** The document that is due for an order in this status; `null` for none. */
export const documentDue = ({ status, asksInvoice, issued }: Invoicing): DocumentKind | null => {
  const due = dueIn[status];
  if (due === 'credit')
    return issued.includes('invoice') && !issued.includes('credit_note') ? 'credit_note' : null;
  return (due === 'invoice' || asksInvoice) && !issued.includes('invoice') ? 'invoice' : null;
};

const prefixes = { invoice: 'INV', credit_note: 'CN' } as const satisfies Record<DocumentKind, string>;

/** `INV-2026-00042`: the number of a document, the 42nd of its kind and year. */
export const documentNumber = (kind: DocumentKind, year: number, sequence: number): string =>
  `${prefixes[kind]}-${year}-${String(sequence).padStart(5, '0')}`;

/** How long a buyer has to pay an invoice, in days: as long as the law gives where nothing is agreed (Directive 2011/7/EU). */
const paymentDays = 30;

/** The day on which an invoice of a day is due; ISO dates. */
export const dueDay = (issued: string): string =>
  dayOf(new Date(Date.parse(issued) + paymentDays * 24 * 60 * 60_000));
