import * as z from 'zod/mini';

/**
 * Codecs of single values. The API is loose (numbers as text, null for empty), the model is strict: both spellings
 * decode to one model value, which encodes to one spelling.
 */

/** An id: text in the model; on the wire a number where it is numeric. */
export const wireId = z.codec(z.union([z.string(), z.number()]), z.string().check(z.minLength(1)), {
  decode: (id) => String(id),
  encode: (id) => toWireId(id),
});

/** The wire spelling of an id: numeric ids are sent as numbers, others as text. */
export const toWireId = (id: string): string | number => {
  const asNumber = Number(id);
  return Number.isSafeInteger(asNumber) && String(asNumber) === id ? asNumber : id;
};

/** An identifier that may be missing or `null`. */
export const wireNullableId = z.codec(z.optional(z.nullable(wireId)), z.nullable(z.string()), {
  decode: (id) => id ?? null,
  encode: (id) => id,
});

/** Text that may be missing: `null` and a missing field become ''. */
export const wireText = z.codec(z.optional(z.nullable(z.union([z.string(), z.number()]))), z.string(), {
  decode: (text) => (text === null || text === undefined ? '' : String(text)),
  encode: (text) => text,
});

/** Text that stays `null` when it is missing, `null` or blank (picture addresses, dates). */
export const wireNullableText = z.codec(z.optional(z.nullable(z.string())), z.nullable(z.string()), {
  decode: (text) => (text?.trim() ? text : null),
  encode: (text) => text,
});

/** A finite number, also as text such as "12.50". */
export const wireNumber = z.codec(z.union([z.number(), z.string()]), z.number(), {
  decode: (value, context) => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isFinite(number)) return number;
    context.issues.push({ code: 'custom', input: value, message: 'Expected a number.' });
    return z.NEVER;
  },
  encode: (number) => number,
});

/** A whole number in the model. Shared, because a bundler keeps every top-level `z.int()`. */
export const wholeNumber = z.int();

/** A whole number from 0, also as text. */
export const wireCount = z.pipe(wireNumber, wholeNumber.check(z.nonnegative()));

/** A list; a missing one is empty. */
/* @__NO_SIDE_EFFECTS__ */
export const wireList = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

/** Every envelope, and whether it is `{ data }` (1) or `{ data: { data } }` (2). */
export const envelopes = z.registry<{ depth: 1 | 2 }>();

/** The model's schema and the depth of an envelope, for describing it; `undefined` for any other schema. */
export const envelopeOf = (schema: z.ZodMiniType) => {
  const envelope = envelopes.get(schema);
  return envelope && schema instanceof z.ZodMiniCodec
    ? { model: schema.def.out, depth: envelope.depth }
    : undefined;
};

/**
 * The `data` envelope. `{ data }` and `{ data: { data } }` are both read (E-01); servers and mocks send the one that
 * `depth` names.
 */
/* @__NO_SIDE_EFFECTS__ */
export const dataEnvelope = <Inner extends z.ZodMiniType>(inner: Inner, depth: 1 | 2 = 1) => {
  const envelope = z.codec(z.looseObject({ data: z.unknown() }), inner, {
    // The inner schema parses the value next; only its static type is asserted here.
    decode: (body) => innermost(body).data as z.input<Inner>,
    encode: (data) => ({ success: true, data: depth === 2 ? { data } : data }),
  });
  envelopes.add(envelope, { depth });
  return envelope;
};

/** The object that holds the data: the answer itself, or the object under its `data`. */
export const innermost = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { data } = body;
  return typeof data === 'object' && data !== null && !Array.isArray(data) && 'data' in data
    ? { ...data }
    : body;
};

/** The answer to a command: whether it succeeded, and the message for the person. */
export const commandResult = z.object({ success: z._default(z.boolean(), true), message: wireText });
