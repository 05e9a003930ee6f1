import type { Endpoint } from '@gifting/api/core/endpoint';
import { Refusal } from '@gifting/api/core/refusal';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';

const megabyte = 1024 * 1024;

/** The limit of a body without its files, in bytes. */
const maxTexts = megabyte;

type Schema = z.core.JSONSchema.BaseSchema | boolean;

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** The total size of files that a schema allows, in bytes. */
const weightOfFiles = (schema: Schema): number => {
  if (typeof schema === 'boolean') return 0;
  const { format, maxLength = 0, items, maxItems = 1, properties = {}, anyOf = [] } = schema;
  if (format === 'binary') return maxLength;
  const inner = Object.values(properties).reduce<number>((sum, part) => sum + weightOfFiles(part), 0);
  const list = isSchema(items) ? weightOfFiles(items) * maxItems : 0;
  return inner + list + Math.max(0, ...anyOf.map(weightOfFiles));
};

/** The size limit of a row's body in bytes: 1 MB plus the files that its schema allows. */
const maxBodySize = ({ body, encoding }: Endpoint): number =>
  maxTexts + (body && encoding === 'multipart' ? weightOfFiles(z.toJSONSchema(body, { io: 'input' })) : 0);

/** Refuses larger bodies with a 413. */
export const limitBody = (row: Endpoint): ((context: Context) => Promise<void>) => {
  const maxSize = maxBodySize(row);
  const refuse = (): never => {
    throw new Refusal(413, `The request is too large: ${Math.floor(maxSize / megabyte)} MB at most`);
  };
  const limit = bodyLimit({ maxSize, onError: refuse });
  return async (context) => {
    const announced = context.req.header('content-length');
    // Counting reads the whole body, so only bodies without a Content-Length are counted.
    if (announced === undefined || context.req.header('transfer-encoding') !== undefined)
      await limit(context, async () => undefined);
    else if (Number(announced) > maxSize) refuse();
  };
};
