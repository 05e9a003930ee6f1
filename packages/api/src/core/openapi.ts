import { brand } from '@gifting/domain/brand/brand';
import { envelopeOf } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import type { Access, Endpoint } from './endpoint';
import { errorBody } from './error';
import { multipartSchema, type Schema } from './openapi-multipart';

/** A row, with the samples of its mock for examples. */
interface DescribedRow {
  readonly row: Endpoint;
  readonly samples?: { readonly ok: unknown };
}

/** The JSON Schema of a codec's wire side, which is its input. */
export const toSchema = (schema: z.core.$ZodType): Schema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
};

/** The wire schema of a row's answer, with its envelope. */
export const answerSchema = (row: Endpoint): Schema => {
  const envelope = envelopeOf(row.response);
  if (!envelope) return toSchema(row.response);
  const { model, depth } = envelope;
  const enclose = (data: Schema | boolean, more: Schema['properties'] = {}): Schema => ({
    type: 'object',
    properties: { data, ...more },
    required: ['data'],
  });
  const schema = toSchema(model);
  // The cursor of a page lies beside its entries.
  const { items, nextCursor } = schema.properties ?? {};
  const innermost = items && nextCursor ? enclose(items, { next_cursor: nextCursor }) : enclose(schema);
  const { properties, ...rest } = depth === 2 ? enclose(innermost) : innermost;
  return { ...rest, properties: { success: { type: 'boolean' }, ...properties } };
};

const shortPage = z.looseObject({ items: z.array(z.unknown()) });

/** Of a list the first two entries. */
const shortened = (sample: unknown): unknown => {
  if (Array.isArray(sample)) return sample.slice(0, 2);
  const page = z.safeParse(shortPage, sample);
  return page.success ? { ...page.data, items: page.data.items.slice(0, 2) } : sample;
};

/** The sample answer. */
const example = ({ row, samples }: DescribedRow) =>
  samples && { example: z.encode(row.response, shortened(samples.ok)) };

const parameters = (location: 'path' | 'query', schema: z.ZodMiniType | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema);
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: type,
  }));
};

/** The wire schema of a row's body; `undefined` without one. */
export const bodySchema = ({ body, encoding }: Endpoint): Schema | undefined => {
  const schema = body && toSchema(body);
  return schema && encoding === 'multipart' ? multipartSchema(schema) : schema;
};

const requestBody = (row: Endpoint) => {
  const schema = bodySchema(row);
  const type = row.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return schema && { requestBody: { required: true, content: { [type]: { schema } } } };
};

const whoCalls: Readonly<Record<Access, string>> = {
  public: 'Anyone may call it.',
  user: 'For anyone signed in.',
  admin: 'For administrators.',
};

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const refusals = {
  '401': refusal('No session, or one that has ended.'),
  '403': refusal('The role may not call this.'),
  '404': refusal('There is nothing with this id.'),
  '422': refusal('The request is not what this call takes. `errors` has the messages per field.'),
} as const;

const conflictOf = ({ conflict }: Endpoint) =>
  conflict && {
    '409': {
      description: 'What the request goes by is no longer so. `details` says what is.',
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Refusal' },
              { type: 'object', properties: { details: toSchema(conflict) }, required: ['details'] },
            ],
          },
        },
      },
    },
  };

const refusalsOf = (row: Endpoint): Record<string, { readonly $ref: string }> => {
  const statuses = [
    ...(row.access === 'public' ? [] : ['401']),
    ...(row.access === 'admin' ? ['403'] : []),
    ...(row.params ? ['404'] : []),
    ...(row.params || row.query || row.body ? ['422'] : []),
  ];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
};

const operation = (described: DescribedRow) => {
  const { row } = described;
  const asked = [...parameters('path', row.params), ...parameters('query', row.query)];
  return {
    operationId: row.name,
    tags: [row.name.split('.')[0]],
    description: whoCalls[row.access],
    ...(row.access !== 'public' && { security: [{ session: [] }] }),
    ...(asked.length > 0 && { parameters: asked }),
    ...requestBody(row),
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: answerSchema(row), ...example(described) } },
      },
      ...refusalsOf(row),
      ...conflictOf(row),
    },
  };
};

/**
 * The API table as an OpenAPI 3.1 document, in the order of the table. Rows with samples have examples. Deterministic:
 * equal rows give an equal document.
 */
export const openApiDocument = (rows: readonly DescribedRow[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const described of rows) {
    const { path, method } = described.row;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(described) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Numbers and ids are read as numbers and as text. Lists are read as `{data}` and as `{data: {data}}`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: toSchema(errorBody) },
      responses: refusals,
    },
  };
};
