import type * as z from 'zod/mini';

/** Encodes a value that has the type of its schema. */
type Encode = (value: unknown) => unknown;

const asIs: Encode = (value) => value;

const encodeObject = ({ shape, catchall }: z.core.$ZodObjectDef): Encode => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, encoderOf(schema)] as const);
  return (value) => {
    // The handler's return type holds it to the schema.
    const given = value as Readonly<Record<string, unknown>>;
    const encoded: Record<string, unknown> = catchall ? { ...given } : {};
    for (const [name, encode] of fields) encoded[name] = encode(given[name]);
    return encoded;
  };
};

const encodePipe = ({ in: wire, out: model, reverseTransform }: z.core.$ZodPipeDef): Encode => {
  const [toModel, toWire] = [encoderOf(model), encoderOf(wire)];
  if (!reverseTransform) return (value) => toWire(toModel(value));
  return (value) => {
    const inner = toModel(value);
    return toWire(reverseTransform(inner, { value: inner, issues: [] }));
  };
};

/**
 * Builds the encoder of a schema, once per row. It encodes as `z.encode` does but does not validate: handlers are typed,
 * and validating a list took longer than reading it. Throws for a kind of schema that no response uses.
 */
export const encoderOf = (schema: z.core.$ZodType): Encode => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return encodeObject(def);
    case 'pipe':
      return encodePipe(def);
    case 'array': {
      const encode = encoderOf(def.element);
      return encode === asIs ? asIs : (value) => (value as readonly unknown[]).map(encode);
    }
    case 'nullable':
    case 'optional': {
      const encode = encoderOf(def.innerType);
      return encode === asIs ? asIs : (value) => (value == null ? value : encode(value));
    }
    case 'default':
    case 'catch':
      return encoderOf(def.innerType);
    case 'union':
      if (def.options.every((option) => encoderOf(option) === asIs)) return asIs;
      break;
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
    case 'unknown':
    case 'any':
    case 'custom':
      return asIs;
  }
  throw new Error(`A response cannot have a schema of type ${def.type}.`);
};
