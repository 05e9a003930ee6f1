import * as z from 'zod/mini';

/** Whether a browser can open it as a page: an http(s) URL, or a path of this site. */
export const isWebLink = (link: string | null): link is string =>
  link !== null && /^(https?:\/\/|\/(?!\/))/.test(link);

/** Navigation state of the success page when the order has an invoice. */
export interface InvoiceState {
  readonly invoice: string;
}

const arrival = z.object({ invoice: z.string().check(z.refine(isWebLink)) });

/** The invoice URL in navigation state; `null` if missing or not safe to open. */
export const readInvoiceState = (state: unknown): string | null => {
  const parsed = z.safeParse(arrival, state);
  return parsed.success ? parsed.data.invoice : null;
};
