import type { Signer } from '../database/server-key';

/** Where invoices stand. */
export const invoicePath = '/invoices';

const anHour = 60 * 60;

/** Whose invoice a link shows, and whether its time has come and gone. */
interface OpenedLink {
  readonly orderId: number;
  readonly expired: boolean;
}

/** Links to invoices: for whoever holds one, and for an hour, because a new tab brings no session along. */
export interface InvoiceLinks {
  /** Only for those who may see the order. */
  readonly make: (orderId: number, now: Date) => Promise<string>;
  /** `null` for a link this server never gave to anybody. */
  readonly open: (name: string, now: Date) => Promise<OpenedLink | null>;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Makes and reads links to invoices. */
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
