import * as z from 'zod/mini';

/**
 * How values travel on the wire. The provider's API is loose (numbers as text, null for empty), the model is not:
 * these codecs decode both spellings into one model value and encode one spelling back.
 */

/** An identifier. Text in the model; a number on the wire whenever it is one. */
export const wireId = z.codec(z.union([z.string(), z.number()]), z.string().check(z.minLength(1)), {
  decode: (id) => String(id),
  encode: (id) => toWireId(id),
});

/** The wire spelling of a model id: numeric ids are sent as numbers, others as text. */
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

/** A finite number that may arrive as text, such as "12.50". Anything else is refused. */
export const wireNumber = z.codec(z.union([z.number(), z.string()]), z.number(), {
  decode: (value, context) => {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isFinite(number)) return number;
    context.issues.push({ code: 'custom', input: value, message: 'Expected a number.' });
    return z.NEVER;
  },
  encode: (number) => number,
});

/** A whole number in the model. One schema for all: each `z.int()` of a module stays in the build, used or not. */
export const wholeNumber = z.int();

/** A whole number from 0, which may arrive as text. */
export const wireCount = z.pipe(wireNumber, wholeNumber.check(z.nonnegative()));

/** A list that may be missing, which counts as empty. */
/* @__NO_SIDE_EFFECTS__ */
export const wireList = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

/** Whether an envelope is `{ data }` (1) or `{ data: { data } }` (2). */
const envelopes = z.registry<{ depth: 1 | 2 }>();

/** The content and the depth of a {@link dataEnvelope}, for describing it; `undefined` for any other schema. */
export const envelopeOf = (schema: z.ZodMiniType) => {
  const envelope = envelopes.get(schema);
  return envelope && schema instanceof z.ZodMiniCodec
    ? { inner: schema.def.out, depth: envelope.depth }
    : undefined;
};

/**
 * The `data` envelope. `{ data }` and `{ data: { data } }` are both read (E-01); `depth` says which one the row is
 * written with, and is what servers and mocks send.
 */
/* @__NO_SIDE_EFFECTS__ */
export const dataEnvelope = <Inner extends z.ZodMiniType>(inner: Inner, depth: 1 | 2 = 1) => {
  const envelope = z.codec(z.looseObject({ data: z.unknown() }), inner, {
    // The inner schema checks the value right after; only its static type is asserted here.
    decode: ({ data }) => unwrap(data) as z.input<Inner>,
    encode: (data) => ({ success: true, data: depth === 2 ? { data } : data }),
  });
  envelopes.add(envelope, { depth });
  return envelope;
};

const unwrap = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && 'data' in data ? data.data : data;

/** The answer to a command: whether it worked, and what to tell the person. */
export const commandResult = z.object({ success: z._default(z.boolean(), true), message: wireText });
