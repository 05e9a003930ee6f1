import type { Schema } from '@gifting/api/core/openapi-multipart';

/** One field of a request or an answer, as it travels. */
export interface Field {
  /** `order_items[].product.name` */
  readonly name: string;
  /** `string or number` */
  readonly type: string;
  readonly required: boolean;
}

type Part = Schema | boolean | readonly (Schema | boolean)[] | undefined;

const isSchema = (part: Part): part is Schema => typeof part === 'object' && !Array.isArray(part);

const typeOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.filter(isSchema).map(typeOf))].join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.format === 'binary' || schema.contentEncoding !== undefined) return 'file';
  return typeof schema.type === 'string' ? schema.type : 'anything';
};

/** The part of a schema that has fields of its own: itself, or the one of its alternatives that does. */
const structured = (schema: Schema): Schema =>
  schema.anyOf?.filter(isSchema).find(({ properties, items }) => properties || items) ?? schema;

/** Every field below a schema, in its order, nested names joined. */
export const fieldsOf = (schema: Schema | undefined, prefix = ''): readonly Field[] => {
  if (!schema) return [];
  const { properties = {}, required = [], items } = structured(schema);
  if (isSchema(items)) return fieldsOf(items, `${prefix}[]`);
  return Object.entries(properties).flatMap(([key, inner]) => {
    if (!isSchema(inner)) return [];
    const name = prefix ? `${prefix}.${key}` : key;
    return [{ name, type: typeOf(inner), required: required.includes(key) }, ...fieldsOf(inner, name)];
  });
};
