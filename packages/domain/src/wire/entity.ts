import * as z from 'zod/mini';

/**
 * An entity declares each field once: its name in the model, its name on the wire and the codec of its value. The codec
 * of the whole, its types and both directions follow from that.
 */

/** Wire fields by their names. */
type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The decoded values of wire fields. */
type Values<Wire extends Shape> = { [Name in keyof Wire]: z.output<Wire[Name]> };

/** The wire format of one model value: its wire fields, and how to decode and encode them. */
export interface Part<Wire extends Shape, Value> {
  readonly wire: Wire;
  decode(wire: Values<Wire>): Value;
  encode(value: Value): Values<Wire>;
}

/** The parts of an entity, by the names of the model. */
type Parts = Readonly<Record<string, Part<Shape, unknown>>>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type WireOf<All extends Parts> =
  Flat<Intersection<All[keyof All]['wire']>> extends infer Wire extends Shape ? Wire : never;
type ModelOf<All extends Parts> = {
  -readonly [Name in keyof All]: All[Name] extends Part<infer _Wire, infer Value> ? Value : never;
};

/** A value under one wire name. */
/* @__NO_SIDE_EFFECTS__ */
export const field = <const Name extends string, Codec extends z.ZodMiniType>(
  name: Name,
  codec: Codec,
): Part<Record<Name, Codec>, z.output<Codec>> => spellings([name], codec);

/** A value under several wire names: decoding takes the first that is not null or blank, encoding writes all. */
/* @__NO_SIDE_EFFECTS__ */
export const spellings = <const Name extends string, Codec extends z.ZodMiniType>(
  names: readonly [Name, ...Name[]],
  codec: Codec,
): Part<Record<Name, Codec>, z.output<Codec>> => {
  const byName = <Value>(value: Value) => {
    const wire: Partial<Record<Name, Value>> = {};
    for (const name of names) wire[name] = value;
    return wire as Record<Name, Value>;
  };
  return {
    wire: byName(codec),
    decode: (wire) => wire[names.find((name) => wire[name] != null && wire[name] !== '') ?? names[0]],
    encode: (value) => byName(value) as Values<Record<Name, Codec>>,
  };
};

/** An object of the model whose fields lie flat on the wire, beside those of the entity. */
/* @__NO_SIDE_EFFECTS__ */
export const group = <All extends Parts>(parts: All): Part<WireOf<All>, ModelOf<All>> => {
  const entries = Object.entries(parts);
  return {
    // The types follow from the same parts; TypeScript cannot see through `Object.entries`.
    wire: Object.assign({}, ...entries.map(([, { wire }]) => wire)) as WireOf<All>,
    decode: (wire) =>
      Object.fromEntries(entries.map(([name, part]) => [name, part.decode(wire)])) as ModelOf<All>,
    encode: (model) => {
      const wire: Record<string, unknown> = {};
      for (const [name, part] of entries) Object.assign(wire, part.encode(model[name]));
      return wire as Values<WireOf<All>>;
    },
  };
};

/** The codec of a single part: for an object whose decoding is written by hand. */
/* @__NO_SIDE_EFFECTS__ */
export const codecOf = <Wire extends Shape, Model extends object>({
  wire,
  decode,
  encode,
}: Part<Wire, Model>) =>
  z.codec(
    z.object(wire),
    // The fields' own codecs check the values, in both directions.
    z.custom<Model>((value) => typeof value === 'object' && value !== null),
    // `Values` is what `z.object` decodes; TypeScript compares the generic forms by name only.
    {
      decode: (values) => decode(values as Values<Wire>),
      encode: (model) => encode(model) as z.output<z.ZodMiniObject<Wire>>,
    },
  );

/** The codec of an entity. Wire fields without a part are dropped, and so are model fields without one. */
/* @__NO_SIDE_EFFECTS__ */
export const entity = <All extends Parts>(parts: All) => codecOf(group(parts));
