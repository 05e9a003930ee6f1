import type { Endpoint } from '@gifting/api/core/endpoint';
import { toFormData } from '@gifting/api/core/multipart';
import * as z from 'zod/mini';

/** What came back, as it travelled. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Headers besides those every call has. */
export type HeadersGiven = Readonly<Record<string, string>>;

/** Something that answers the rows of the table. */
export interface Host {
  readonly name: string;
  /** Calls a row, in a session or as a visitor, with further headers where a case is about them. */
  send(row: Endpoint, input: object, token: string | null, headers?: HeadersGiven): Promise<Answered>;
  /** The status and content type of what stands at an address, such as a picture's. */
  look(path: string): Promise<string>;
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

/** Makes a host of whatever takes requests. */
export const hostOf = (
  name: string,
  handle: (request: Request) => Response | Promise<Response>,
  close: () => Promise<void>,
): Host => ({
  name,
  send: async (row, input, token, headers) => {
    const response = await handle(toRequest(row, input, token, headers));
    return { status: response.status, body: await response.json() };
  },
  look: async (path) => {
    const response = await handle(new Request(origin + path));
    return `${response.status} ${response.headers.get('content-type')}`;
  },
  close,
});
