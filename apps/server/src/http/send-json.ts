import type { Context } from 'hono';
import { acceptedEncoding, compressQuickly } from './compression';

/** From here on a body is worth compressing, in characters. */
const worthwhile = 1024;

/**
 * Answers with JSON, compressed when it is large and whoever asks can take it. Compressed before the answer is made: a
 * middleware would have to take the finished one apart, which costs more than answering.
 */
export const sendJson = async (context: Context, value: unknown): Promise<Response> => {
  const text = JSON.stringify(value);
  context.header('Content-Type', 'application/json');
  if (text.length < worthwhile) return context.body(text);
  context.header('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(context);
  if (!encoding) return context.body(text);
  context.header('Content-Encoding', encoding);
  return context.body(new Uint8Array(await compressQuickly(Buffer.from(text), encoding)));
};
