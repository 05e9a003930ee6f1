import * as z from 'zod/mini';
import { toAmount, wireMoney } from '../money/money';
import { field, type Part } from '../wire/entity';
import { wireCount, wireId, wireNullableId, wireText } from '../wire/wire';
import { countField, priceField, requiredText, wirePrice, wireQuantity } from './fields';

/**
 * A field that administrators edit, declared once: its wire name, its label, and its schemas in an answer, a request
 * body and a form. An entity's codec, payloads, form, labels and the form's blank and filled inputs follow from it.
 */
export interface EditableField<
  Name extends string,
  Answer extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Form extends z.ZodMiniType,
> {
  readonly wire: Name;
  readonly label: string;
  readonly answer: Answer;
  readonly body: Body;
  readonly form: Form;
  /** What the input of a new form holds. */
  readonly blank: z.input<Form>;
  /** What the input of an edit form holds. */
  toInput(value: z.output<Answer>): z.input<Form>;
}

type Fields = Readonly<Record<string, EditableField<string, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>>>;

/** Declares a field that none of the kinds below fits. */
/* @__NO_SIDE_EFFECTS__ */
export const editable = <
  const Name extends string,
  Answer extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Form extends z.ZodMiniType,
>(
  declared: EditableField<Name, Answer, Body, Form>,
): EditableField<Name, Answer, Body, Form> => declared;

/** A text that must be typed. */
/* @__NO_SIDE_EFFECTS__ */
export const editableText = <const Name extends string>(
  wire: Name,
  label: string,
  missing: string,
  max?: number,
) =>
  editable({
    wire,
    label,
    answer: wireText,
    body: requiredText(missing, max),
    form: requiredText(missing, max),
    blank: '',
    toInput: (text) => text,
  });

/** A whole number from 0. `label` begins its message. */
/* @__NO_SIDE_EFFECTS__ */
export const editableCount = <const Name extends string>(wire: Name, label: string, missing: string) =>
  editable({
    wire,
    label,
    answer: wireCount,
    body: wireQuantity,
    form: countField(label, missing),
    blank: '',
    toInput: String,
  });

/** A price, in hundredths. `label` begins its message. */
/* @__NO_SIDE_EFFECTS__ */
export const editablePrice = <const Name extends string>(wire: Name, label: string, missing: string) =>
  editable({
    wire,
    label,
    answer: wireMoney,
    body: wirePrice,
    form: priceField(label, missing),
    blank: '',
    toInput: (price) => toAmount(price).toFixed(2),
  });

/** The id of something else, chosen from a list. */
/* @__NO_SIDE_EFFECTS__ */
export const editableReference = <const Name extends string>(wire: Name, label: string, missing: string) =>
  editable({
    wire,
    label,
    answer: wireNullableId,
    body: wireId,
    form: requiredText(missing),
    blank: '',
    toInput: (id) => id ?? '',
  });

/** One of a few values. The first is chosen in a new form. */
/* @__NO_SIDE_EFFECTS__ */
export const editableChoice = <const Name extends string, Value extends string>(
  wire: Name,
  label: string,
  answer: z.ZodMiniType<Value, string | null | undefined>,
  values: readonly [Value, ...Value[]],
) =>
  editable({
    wire,
    label,
    answer,
    body: z.enum(values),
    form: z.enum(values),
    blank: values[0],
    toInput: (value) => value,
  });

const mapFields = <Result>(fields: Fields, map: (each: Fields[string], name: string) => Result) =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, map(each, name)]));

// Each map below keeps the names of its fields; TypeScript cannot see through `Object.fromEntries`.

/** The fields' parts of an answer's entity. */
/* @__NO_SIDE_EFFECTS__ */
export const answerParts = <All extends Fields>(fields: All) =>
  mapFields(fields, ({ wire, answer }) => field(wire, answer)) as {
    readonly [Name in keyof All]: Part<
      Record<All[Name]['wire'], All[Name]['answer']>,
      z.output<All[Name]['answer']>
    >;
  };

/** The fields' parts of a request body's entity. */
/* @__NO_SIDE_EFFECTS__ */
export const bodyParts = <All extends Fields>(fields: All) =>
  mapFields(fields, ({ wire, body }) => field(wire, body)) as {
    readonly [Name in keyof All]: Part<
      Record<All[Name]['wire'], All[Name]['body']>,
      z.output<All[Name]['body']>
    >;
  };

/** The fields' part of a form's shape. */
/* @__NO_SIDE_EFFECTS__ */
export const formShape = <All extends Fields>(fields: All) =>
  mapFields(fields, ({ form }) => form) as { readonly [Name in keyof All]: All[Name]['form'] };

/** The label of each field. */
/* @__NO_SIDE_EFFECTS__ */
export const labelsOf = <All extends Fields>(fields: All) =>
  mapFields(fields, ({ label }) => label) as { readonly [Name in keyof All]: string };

/** The inputs of a form. */
type Inputs<All extends Fields> = { -readonly [Name in keyof All]: z.input<All[Name]['form']> };

/** The inputs of a new form. */
/* @__NO_SIDE_EFFECTS__ */
export const blankInputs = <All extends Fields>(fields: All) =>
  mapFields(fields, ({ blank }) => blank) as Inputs<All>;

/** The inputs of a form that edits a model. */
export const inputsOf = <All extends Fields>(
  fields: All,
  model: { readonly [Name in keyof All]: z.output<All[Name]['answer']> },
) => mapFields(fields, ({ toInput }, name) => toInput(model[name])) as Inputs<All>;
