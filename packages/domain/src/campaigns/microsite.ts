import * as z from 'zod/mini';
import { toWireId, wholeNumber, wireId } from '../wire/wire';
import type { CampaignDetail } from './campaign';
import { splitOptions } from './size-question';

/** How recipients give a size: from options or as free text (MICRO-05, MICRO-23). */
export const sizeInputs = ['options', 'plain_text'] as const;

const maxOptionsText = 1000;
const maxPlainText = 255;

/** The most pieces of a size that a set-up counts. */
const maxPieces = 1_000_000;

const wholeText = `Enter a whole number up to ${maxPieces.toLocaleString('en-GB')}, or leave it empty`;

/** The number in an input: `null` for an empty one, `undefined` for what is no number of pieces. */
const countOf = (text: string): number | null | undefined => {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) && Number(typed) <= maxPieces ? Number(typed) : undefined;
};

/** Set Microsite Details: one entry per order item (MICRO-02 to 09). Custom Size has no rule (E-12). */
export const micrositeForm = z.object({
  items: z.array(
    z
      .object({
        orderItemId: z.string(),
        askSize: z.boolean(),
        inputType: z.enum(sizeInputs),
        options: z.string().check(z.maxLength(maxOptionsText, `Use ${maxOptionsText} characters or fewer`)),
        plainText: z.string().check(z.maxLength(maxPlainText, `Use ${maxPlainText} characters or fewer`)),
        /** How many pieces of which option there are, as typed (`campaigns.sizes`). */
        pieces: z.array(z.object({ option: z.string(), count: z.string() })),
      })
      .check(
        z.refine(
          ({ askSize, inputType, options }) =>
            !askSize || inputType !== 'options' || splitOptions(options).length > 0,
          { path: ['options'], error: 'Options are required' },
        ),
        z.refine(({ pieces }) => pieces.every(({ count }) => countOf(count) !== undefined), {
          path: ['pieces'],
          error: wholeText,
        }),
      ),
  ),
});
export type MicrositeForm = z.output<typeof micrositeForm>;

/** No number of pieces of any option. Kept forms restore entries of the shape of the first. */
export const noPieces = (): MicrositeForm['items'][number]['pieces'] => [{ option: '', count: '' }];

/** The inputs of a new form: no size is asked for, and options are preselected (MICRO-04, MICRO-06). */
export const toMicrositeForm = ({ items }: Pick<CampaignDetail, 'items'>): MicrositeForm => ({
  items: items.map(({ id }) => ({
    orderItemId: id,
    askSize: false,
    inputType: 'options',
    options: '',
    plainText: '',
    pieces: noPieces(),
  })),
});

const order_item_id = wireId;
const asked = { order_item_id, ask_size: z.literal('yes') };

/** The JSON body of the microsite setup (MICRO-21 to 25, API-30). */
export const micrositePayload = z.object({
  products: z
    .array(
      z.discriminatedUnion('ask_size', [
        z.object({ order_item_id, ask_size: z.literal('no') }),
        z.discriminatedUnion('input_type', [
          z.object({
            ...asked,
            input_type: z.literal('options'),
            options: z
              .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxOptionsText)))
              .check(z.minLength(1, 'Options are required'), z.maxLength(maxOptionsText)),
            /** Pieces of each option in their order; `null`, or none at all, is as many as were ordered (`campaigns.sizes`). */
            pieces: z.optional(z.array(z.nullable(wholeNumber.check(z.minimum(0), z.maximum(maxPieces))))),
          }),
          z.object({
            ...asked,
            input_type: z.literal('plain_text'),
            plain_text: z.string().check(z.maxLength(maxPlainText)),
          }),
        ]),
      ]),
    )
    .check(z.maxLength(500)),
});
/** The payload as it is sent. */
export type MicrositePayload = z.input<typeof micrositePayload>;

/** The index of the first entry that repeats an order item; -1 without one. */
export const twiceListed = (products: z.output<typeof micrositePayload>['products']): number => {
  const ids = products.map(({ order_item_id }) => order_item_id);
  return ids.findIndex((id, index) => ids.indexOf(id) !== index);
};

/** What is typed as the number of pieces of an option. */
export const piecesOf = (pieces: MicrositeForm['items'][number]['pieces'], option: string): string =>
  pieces.find((entry) => entry.option === option)?.count ?? '';

const toProduct = ({
  orderItemId,
  askSize,
  inputType,
  options,
  plainText,
  pieces,
}: MicrositeForm['items'][number]): MicrositePayload['products'][number] => {
  const order_item_id = toWireId(orderItemId);
  if (!askSize) return { order_item_id, ask_size: 'no' };
  const split = splitOptions(options);
  const counts = split.map((option) => countOf(piecesOf(pieces, option)) ?? null);
  return inputType === 'options'
    ? {
        order_item_id,
        ask_size: 'yes',
        input_type: 'options',
        options: [...split],
        ...(counts.some((count) => count !== null) && { pieces: counts }),
      }
    : { order_item_id, ask_size: 'yes', input_type: 'plain_text', plain_text: plainText.trim() };
};

/** The body of a filled form. */
export const toMicrositePayload = ({ items }: MicrositeForm): MicrositePayload => ({
  products: items.map(toProduct),
});
