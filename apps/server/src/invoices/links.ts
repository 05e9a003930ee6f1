import type { Signer } from '../database/server-key';

/** The path of invoices. */
export const invoicePath = '/invoices';

const anHour = 60 * 60;

/** The order of a link, and whether the link has expired. */
interface OpenedLink {
  readonly orderId: number;
  readonly expired: boolean;
}

/**
 * Signed links to invoices. They expire after an hour and need no session, because a new tab may have none.
 */
export interface InvoiceLinks {
  /** Creates a link. Call it only for callers who may see the order. */
  readonly make: (orderId: number, now: Date) => Promise<string>;
  /** Reads a link; `null` for a forged one. */
  readonly open: (name: string, now: Date) => Promise<OpenedLink | null>;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Creates and reads links to invoices. */
export const createInvoiceLinks = (signer: Signer): InvoiceLinks => ({
  make: async (orderId, now) => {
    const part = `${orderId}.${seconds(now) + anHour}`;
    return `${invoicePath}/${part}.${await signer.sign(part)}`;
  },
  open: async (name, now) => {
    const [, orderId, until, signature] = /^([1-9]\d{0,15})\.(\d{1,12})\.([\w-]{43})$/.exec(name) ?? [];
    if (orderId === undefined || until === undefined || signature === undefined) return null;
    if (!(await signer.isSigned(`${orderId}.${until}`, signature))) return null;
    return { orderId: Number(orderId), expired: Number(until) < seconds(now) };
  },
});
