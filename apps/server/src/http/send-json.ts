import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * The headers of every response of the API: it is data, which nothing may cache, frame, run or read from another site.
 * They are given with the response, because setting each on a context costs as much as a small query.
 */
const apiHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Sends a text that is JSON, and its length, by which `compress` leaves small bodies as they are. */
export const sendText = (
  context: Context,
  text: string,
  status: ContentfulStatusCode = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  context.body(text, status, {
    ...apiHeaders,
    ...headers,
    'Content-Length': String(Buffer.byteLength(text)),
  });

/** Sends a value as JSON. */
export const sendJson = (
  context: Context,
  value: unknown,
  status?: ContentfulStatusCode,
  headers?: Readonly<Record<string, string>>,
): Response => sendText(context, JSON.stringify(value), status, headers);
