import type * as z from 'zod/mini';

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type Schema = z.core.JSONSchema.BaseSchema;

interface Field {
  /** The name, with `*` for an index. */
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

type Part = Schema | boolean | readonly (Schema | boolean)[] | undefined;

const isSchema = (part: Part): part is Schema => typeof part === 'object' && !Array.isArray(part);

/** Removes `null`: a form leaves the field out instead. */
const withoutNull = (schema: Schema): Schema => {
  const [only, ...others] = (schema.anyOf ?? []).filter((part) => isSchema(part) && part.type !== 'null');
  return isSchema(only) && others.length === 0 ? only : schema;
};

/** The form fields of a value: itself, or its nested values under bracket names. */
const fieldsOf = (name: string, given: Schema, required: boolean): readonly Field[] => {
  const schema = withoutNull(given);
  const { items, properties = {} } = schema;
  if (schema.type === 'array' && isSchema(items))
    return fieldsOf(`${name}[*]`, items, required && (schema.minItems ?? 0) > 0);
  if (schema.type === 'object')
    return Object.entries(properties).flatMap(([key, inner]) =>
      isSchema(inner)
        ? fieldsOf(`${name}[${key}]`, inner, required && (schema.required ?? []).includes(key))
        : [],
    );
  return [{ name, schema, required }];
};

const patternOf = (name: string): string =>
  `^${name.replaceAll('[', '\\[').replaceAll(']', '\\]').replaceAll('*', '\\d+')}$`;

/**
 * The schema of a body as a form: a property per plain field, a pattern per list field (`images[0]`,
 * `price_ranges[0][price]`). A list that may not be empty has a required first entry.
 */
export const multipartSchema = (body: Schema): Schema => {
  const required = body.required ?? [];
  const fields = Object.entries(body.properties ?? {}).flatMap(([name, schema]) =>
    isSchema(schema) ? fieldsOf(name, schema, required.includes(name)) : [],
  );
  const listed = fields.filter(({ name }) => name.includes('*'));
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.filter((field) => !listed.includes(field)).map(({ name, schema }) => [name, schema]),
    ),
    ...(listed.length > 0 && {
      patternProperties: Object.fromEntries(listed.map(({ name, schema }) => [patternOf(name), schema])),
    }),
    required: fields.filter((field) => field.required).map(({ name }) => name.replaceAll('*', '0')),
  };
};
