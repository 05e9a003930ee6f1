import type { Context } from 'hono';

/** Answers with JSON and its length, by which `compress` leaves small bodies as they are. */
export const sendJson = (context: Context, value: unknown): Response => {
  const text = JSON.stringify(value);
  return context.body(text, 200, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
  });
};
