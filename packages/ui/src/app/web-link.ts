import * as z from 'zod/mini';

/** Only what a browser opens as a page is followed: a web address, or a path of this site. Anything else is no link. */
export const isWebLink = (link: string | null): link is string =>
  link !== null && /^(https?:\/\/|\/(?!\/))/.test(link);

/** What the success page arrives with when the order has an invoice. */
export interface InvoiceState {
  readonly invoice: string;
}

const arrival = z.object({ invoice: z.string().check(z.refine(isWebLink)) });

/** The invoice link of navigation state; `null` when there is none that can be followed. */
export const readInvoiceState = (state: unknown): string | null => {
  const parsed = z.safeParse(arrival, state);
  return parsed.success ? parsed.data.invoice : null;
};
