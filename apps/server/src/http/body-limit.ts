import type { Endpoint } from '@gifting/api/core/endpoint';
import { Refusal } from '@gifting/api/core/refusal';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';

const megabyte = 1024 * 1024;

/** The limit of a body without its files, in bytes. */
export const maxTexts = megabyte;

/** The limit of a form with files, in bytes: a dozen pictures. Files are cut as they arrive, so it is never held. */
const maxForm = 64 * megabyte;

/** The size limit of a row's body, in bytes. */
export const maxBodySize = ({ body, encoding }: Endpoint): number => {
  if (!body || encoding !== 'multipart') return maxTexts;
  const takesFiles = JSON.stringify(z.toJSONSchema(body, { io: 'input' })).includes('"format":"binary"');
  return takesFiles ? maxForm : maxTexts;
};

/** The 413 of a body above its limit in bytes. */
export const tooLarge = (maxSize: number): Refusal =>
  new Refusal(413, `The request is too large: ${maxSize / megabyte} MB at most`);

/** Refuses larger bodies with a 413. Forms without a Content-Length are counted as they are read. */
export const limitBody = ({ encoding }: Endpoint, maxSize: number): ((context: Context) => Promise<void>) => {
  const refuse = (): never => {
    throw tooLarge(maxSize);
  };
  const limit = bodyLimit({ maxSize, onError: refuse });
  return async (context) => {
    const announced = context.req.header('content-length');
    const isCounted = announced === undefined || context.req.header('transfer-encoding') !== undefined;
    // Counting reads the whole body.
    if (!isCounted) {
      if (Number(announced) > maxSize) refuse();
    } else if (encoding !== 'multipart') await limit(context, async () => undefined);
  };
};
