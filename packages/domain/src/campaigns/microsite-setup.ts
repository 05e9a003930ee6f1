import * as z from 'zod/mini';
import { isTimeZone, isWallTime } from '../dates/wall-time';
import { formVersion, wireBaseVersion, wireVersion } from '../forms/version';
import { codecOf, entity, field } from '../wire/entity';
import { wholeNumber, wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';
import { micrositeForm, micrositePayload, noPieces, sizeInputs, toMicrositePayload } from './microsite';
import { closesAfterOpening, type Opening } from './opening';

/** The messages of the set-up that its form and the API share. */
const texts = {
  wallTime: 'Enter a date with a time',
  timeZone: 'Choose a time zone',
  order: 'It must close after it opens',
  pieces: 'Say of each option how many there are',
} as const;

/** How an order item's size is asked for. */
interface ItemSetup {
  readonly orderItemId: string;
  readonly askSize: boolean;
  readonly inputType: (typeof sizeInputs)[number];
  readonly options: readonly string[];
  readonly plainText: string;
  /** Pieces of each option in their order; `null`, or none at all, is as many as were ordered (`campaigns.sizes`). */
  readonly pieces: readonly (number | null)[];
}

const itemSetup = codecOf({
  wire: {
    order_item_id: wireId,
    ask_size: z.enum(['yes', 'no']),
    input_type: z._default(z.enum(sizeInputs), 'options'),
    options: wireList(z.string()),
    plain_text: wireText,
    pieces: wireList(z.nullable(wireCount)),
  },
  decode: ({ order_item_id, ask_size, input_type, options, plain_text, pieces }): ItemSetup => ({
    orderItemId: order_item_id,
    askSize: ask_size === 'yes',
    inputType: input_type,
    options,
    plainText: plain_text,
    pieces,
  }),
  encode: ({ orderItemId, askSize, inputType, options, plainText, pieces }) => ({
    order_item_id: orderItemId,
    ask_size: askSize ? ('yes' as const) : ('no' as const),
    input_type: inputType,
    options: [...options],
    plain_text: plainText,
    pieces: [...pieces],
  }),
});

/** The version of a campaign whose microsite was never set up. */
const unsetVersion = '0';

/**
 * A campaign's microsite set-up as its buyer reads it (`campaigns.microsite`): one entry per order item, how many of them
 * a person may take, who sees the addresses, and when the page is open. See `Opening` for the times.
 */
export const micrositeSetup = entity({
  version: field('version', wireVersion),
  items: field('products', wireList(itemSetup)),
  giftsPerPerson: field('gifts_per_person', wireCount),
  /** Whether the buyer sees where gifts go, which recipients are told (`campaigns.claims`). */
  collectsAddresses: field('collects_addresses', z._default(z.boolean(), false)),
  opens: field('opens', wireNullableText),
  closes: field('closes', wireNullableText),
  timeZone: field('time_zone', wireNullableText),
});
export type MicrositeSetup = z.output<typeof micrositeSetup>;

/** The set-up of a campaign that has none: nothing is asked, and each person gets all that was ordered for a pack. */
export const unsetMicrosite = (orderItemIds: readonly string[]): MicrositeSetup => ({
  version: unsetVersion,
  items: orderItemIds.map((orderItemId) => ({ ...nothingAsked, orderItemId })),
  giftsPerPerson: Math.max(orderItemIds.length, 1),
  collectsAddresses: false,
  opens: null,
  closes: null,
  timeZone: null,
});

const nothingAsked = {
  askSize: false,
  inputType: 'options',
  options: [],
  plainText: '',
  pieces: [],
} as const;

const wireWallTime = z.optional(z.nullable(z.string().check(z.refine(isWallTime, texts.wallTime))));

/**
 * The JSON body of the set-up. Beyond the written one (API-30) it may carry the version it is based on, how many gifts a
 * person may take, and the opening; what is left out stays as it is. The three parts of an opening belong together.
 */
export const micrositeRequest = z
  .extend(micrositePayload, {
    version: wireBaseVersion,
    gifts_per_person: z.optional(wholeNumber.check(z.minimum(1), z.maximum(500))),
    collects_addresses: z.optional(z.boolean()),
    opens: wireWallTime,
    closes: wireWallTime,
    time_zone: z.optional(z.nullable(z.string().check(z.refine(isTimeZone, texts.timeZone)))),
  })
  .check(
    z.refine(({ opens, closes, time_zone }) => (opens == null && closes == null) || time_zone != null, {
      path: ['time_zone'],
      error: texts.timeZone,
    }),
    z.refine(
      ({ products }) =>
        products.every(
          (product) =>
            product.ask_size === 'no' ||
            product.input_type !== 'options' ||
            product.pieces === undefined ||
            product.pieces.length === product.options.length,
        ),
      { path: ['products'], error: texts.pieces },
    ),
    z.refine(
      ({ opens = null, closes = null, time_zone: timeZone = null }) =>
        closesAfterOpening({ opens, closes, timeZone }),
      { path: ['closes'], error: texts.order },
    ),
  );
export type MicrositeRequest = z.output<typeof micrositeRequest>;

/** The message where a person may take more gifts than there are; otherwise `null`. */
export const tooManyGifts = ({ giftsPerPerson, items }: MicrositeSetup): string | null =>
  giftsPerPerson > Math.max(items.length, 1) ? `A number from 1 to ${Math.max(items.length, 1)}` : null;

const nextVersion = (version: string | null): string => String(Number(version) + 1);

/** The set-up after a request: its items replace all, and what it leaves out of the rest stays. */
export const changedMicrosite = (present: MicrositeSetup, request: MicrositeRequest): MicrositeSetup => {
  const { products, gifts_per_person, collects_addresses, opens, closes, time_zone } = request;
  const asked = new Map(products.map((product) => [product.order_item_id, product]));
  const opening =
    time_zone === undefined ? {} : { opens: opens ?? null, closes: closes ?? null, timeZone: time_zone };
  return {
    ...present,
    ...opening,
    version: nextVersion(present.version),
    giftsPerPerson: gifts_per_person ?? present.giftsPerPerson,
    collectsAddresses: collects_addresses ?? present.collectsAddresses,
    items: present.items.map(({ orderItemId }) => {
      const product = asked.get(orderItemId);
      const item = { ...nothingAsked, orderItemId };
      if (product?.ask_size !== 'yes') return item;
      return product.input_type === 'options'
        ? { ...item, askSize: true, options: product.options, pieces: product.pieces ?? [] }
        : { ...item, askSize: true, inputType: 'plain_text', plainText: product.plain_text };
    }),
  };
};

const typedWallTime = z
  .string()
  .check(z.refine((text) => text === '' || isWallTime(text), { error: texts.wallTime }));

/** The opening in the inputs of a form. */
export const openingOf = ({ opens, closes, timeZone }: Readonly<Record<keyof Opening, string>>): Opening => ({
  opens: opens || null,
  closes: closes || null,
  timeZone: timeZone || null,
});

/** Set Microsite Details where it is saved: the written items, and what the set-up adds to them. Blank times are none. */
export const micrositeSetupForm = z
  .extend(micrositeForm, {
    version: formVersion,
    giftsPerPerson: wholeNumber.check(z.minimum(1)),
    collectsAddresses: z.boolean(),
    opens: typedWallTime,
    closes: typedWallTime,
    timeZone: z.string().check(z.refine(isTimeZone, texts.timeZone)),
  })
  .check(z.refine((form) => closesAfterOpening(openingOf(form)), { path: ['closes'], error: texts.order }));
/** The inputs of the form. */
export type MicrositeSetupInput = z.input<typeof micrositeSetupForm>;
export type MicrositeSetupForm = z.output<typeof micrositeSetupForm>;

/** The inputs of a set-up. `timeZone` is what a set-up without one starts with: the buyer's. */
export const toMicrositeSetupForm = (setup: MicrositeSetup, timeZone: string): MicrositeSetupInput => ({
  version: setup.version,
  items: setup.items.map(({ options, pieces, ...item }) => ({
    ...item,
    options: options.join(', '),
    pieces:
      options.length === 0
        ? noPieces()
        : options.map((option, index) => ({ option, count: String(pieces[index] ?? '') })),
  })),
  giftsPerPerson: setup.giftsPerPerson,
  collectsAddresses: setup.collectsAddresses,
  opens: setup.opens ?? '',
  closes: setup.closes ?? '',
  timeZone: setup.timeZone ?? timeZone,
});

/** The body of a filled form. */
export const toMicrositeRequest = (form: MicrositeSetupForm): z.input<typeof micrositeRequest> => {
  const { opens, closes, timeZone } = openingOf(form);
  return {
    ...toMicrositePayload(form),
    version: form.version,
    gifts_per_person: form.giftsPerPerson,
    collects_addresses: form.collectsAddresses,
    opens,
    closes,
    time_zone: timeZone,
  };
};
