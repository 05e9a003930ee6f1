import type { Endpoint } from '@gifting/api/core/endpoint';
import { Refusal } from '@gifting/api/core/refusal';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';

const megabyte = 1024 * 1024;

/** What a body may weigh besides its files. */
const maxTexts = megabyte;

type Schema = z.core.JSONSchema.BaseSchema | boolean;

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** The most that the files of a body may weigh together, in bytes, as its schema says. */
const weightOfFiles = (schema: Schema): number => {
  if (typeof schema === 'boolean') return 0;
  const { format, maxLength = 0, items, maxItems = 1, properties = {}, anyOf = [] } = schema;
  if (format === 'binary') return maxLength;
  const inner = Object.values(properties).reduce<number>((sum, part) => sum + weightOfFiles(part), 0);
  const list = isSchema(items) ? weightOfFiles(items) * maxItems : 0;
  return inner + list + Math.max(0, ...anyOf.map(weightOfFiles));
};

/**
 * The largest body a row takes, in bytes: 1 MB, and in a form as much again as the files its schema allows. Stated
 * nowhere else: a row that takes more pictures takes more bytes.
 */
const maxBodySize = ({ body, encoding }: Endpoint): number =>
  maxTexts + (body && encoding === 'multipart' ? weightOfFiles(z.toJSONSchema(body, { io: 'input' })) : 0);

/** Refuses the larger bodies of a row with a 413. */
export const limitBody = (row: Endpoint): ((context: Context) => Promise<void>) => {
  const maxSize = maxBodySize(row);
  const refuse = (): never => {
    throw new Refusal(413, `The request is too large: ${Math.floor(maxSize / megabyte)} MB at most`);
  };
  const limit = bodyLimit({ maxSize, onError: refuse });
  return async (context) => {
    const announced = context.req.header('content-length');
    // Only a body without an announced size has to be counted, for which it is taken apart; the others are held to theirs.
    if (announced === undefined || context.req.header('transfer-encoding') !== undefined)
      await limit(context, async () => undefined);
    else if (Number(announced) > maxSize) refuse();
  };
};
