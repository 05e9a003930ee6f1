import type { Endpoint } from '@gifting/api/core/endpoint';
import { toFormData } from '@gifting/api/core/multipart';
import * as z from 'zod/mini';

/** A response with its wire body. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Additional request headers. */
export type HeadersGiven = Readonly<Record<string, string>>;

/** Says which client a request is from: those of one client are counted together. */
export const clientHeader = 'X-Forwarded-For';

/** An implementation of the API that the contract is verified against. */
export interface Provider {
  readonly name: string;
  /** Calls a row in a session, or as a visitor with `null`. */
  send(row: Endpoint, input: object, token: string | null, headers?: HeadersGiven): Promise<Answered>;
  /** The status and content type at a path, such as a picture's. */
  statusAndType(path: string): Promise<string>;
  /** The text of the latest mail to an address; `null` where no mails are written. */
  readonly mailTo: ((address: string) => Promise<string>) | null;
  close(): Promise<void>;
}

const parts = z.object({
  params: z._default(z.record(z.string(), z.unknown()), {}),
  query: z._default(z.record(z.string(), z.unknown()), {}),
  body: z.optional(z.record(z.string(), z.unknown())),
});

const origin = 'http://localhost';

const toRequest = (row: Endpoint, input: object, token: string | null, given: HeadersGiven = {}): Request => {
  const { params, query, body } = parts.parse(input);
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(`${origin}/api${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const headers = new Headers({ ...given, ...(token !== null && { Authorization: `Bearer ${token}` }) });
  if (!body) return new Request(url, { method: row.method, headers });
  if (row.encoding === 'multipart')
    return new Request(url, { method: row.method, headers, body: toFormData(body) });
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method: row.method, headers, body: JSON.stringify(body) });
};

/** Makes a provider from a function that answers requests. */
export const providerOf = (
  name: string,
  handle: (request: Request) => Response | Promise<Response>,
  close: () => Promise<void>,
  mailTo: Provider['mailTo'] = null,
): Provider => ({
  name,
  send: async (row, input, token, headers) => {
    const response = await handle(toRequest(row, input, token, headers));
    return { status: response.status, body: await response.json() };
  },
  statusAndType: async (path) => {
    const response = await handle(new Request(origin + path));
    return `${response.status} ${response.headers.get('content-type')}`;
  },
  mailTo,
  close,
});
