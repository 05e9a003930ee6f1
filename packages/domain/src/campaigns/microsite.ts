import * as z from 'zod/mini';
import { toWireId, wireId } from '../wire/wire';
import type { CampaignDetail } from './campaign';
import { splitOptions } from './size-question';

/** How recipients give a size: from options or as free text (MICRO-05, MICRO-23). */
export const sizeInputs = ['options', 'plain_text'] as const;

const maxOptionsText = 1000;
const maxPlainText = 255;

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
      })
      .check(
        z.refine(
          ({ askSize, inputType, options }) =>
            !askSize || inputType !== 'options' || splitOptions(options).length > 0,
          { path: ['options'], error: 'Options are required' },
        ),
      ),
  ),
});
export type MicrositeForm = z.output<typeof micrositeForm>;

/** The inputs of a new form: no size is asked for, and options are preselected (MICRO-04, MICRO-06). */
export const toMicrositeForm = ({ items }: Pick<CampaignDetail, 'items'>): MicrositeForm => ({
  items: items.map(({ id }) => ({
    orderItemId: id,
    askSize: false,
    inputType: 'options',
    options: '',
    plainText: '',
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

const toProduct = ({
  orderItemId,
  askSize,
  inputType,
  options,
  plainText,
}: MicrositeForm['items'][number]): MicrositePayload['products'][number] => {
  const order_item_id = toWireId(orderItemId);
  if (!askSize) return { order_item_id, ask_size: 'no' };
  return inputType === 'options'
    ? { order_item_id, ask_size: 'yes', input_type: 'options', options: [...splitOptions(options)] }
    : { order_item_id, ask_size: 'yes', input_type: 'plain_text', plain_text: plainText.trim() };
};

/** The body of a filled form. */
export const toMicrositePayload = ({ items }: MicrositeForm): MicrositePayload => ({
  products: items.map(toProduct),
});
