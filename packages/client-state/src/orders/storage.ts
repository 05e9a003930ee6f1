import { packagingOptions } from '@gifting/domain/gift-boxes/gift-box';
import { toAmount, wireMoney } from '@gifting/domain/money/money';
import { type Address, type CheckoutDetails, deliveryMethods } from '@gifting/domain/orders/address';
import {
  type BuilderStep,
  type ChosenPackaging,
  type ChosenProduct,
  emptyDraft,
  type OrderDraft,
} from '@gifting/domain/orders/draft';
import { giftNote } from '@gifting/domain/orders/gift-note';
import { packsOf } from '@gifting/domain/orders/project';
import { priceRange, unitPrice } from '@gifting/domain/products/price';
import { codecOf, entity, field, group, type Part } from '@gifting/domain/wire/entity';
import { wireNullableId, wireNullableText, wireNumber, wireText } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import { draftKeys } from './keys';

/** Ids are stored as text, and read from numbers too. */
const storedId = z.codec(z.union([z.string(), z.number()]), z.string().check(z.minLength(1)), {
  decode: String,
  encode: (id) => id,
});

const storedStep = z.pipe(
  wireNumber,
  z.transform((step): BuilderStep => (step === 2 || step === 3 || step === 4 || step === 5 ? step : 1)),
);

const storedProject = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  packs: wireNumber,
  currency: z.string(),
  budget: wireNumber,
});

const nullableText = z.nullable(z.string());

const wireDelivery = {
  addressLine1: nullableText,
  addressLine2: nullableText,
  addressLine3: nullableText,
  postCode: nullableText,
  postTown: nullableText,
  multipleDeliveryAddress: z.boolean(),
};

const delivery: Part<typeof wireDelivery, Address | null> = {
  wire: wireDelivery,
  decode: ({ addressLine1, addressLine2, addressLine3, postCode, postTown, multipleDeliveryAddress }) =>
    multipleDeliveryAddress
      ? {
          line1: addressLine1 ?? '',
          line2: addressLine2 ?? '',
          line3: addressLine3 ?? '',
          postCode: postCode ?? '',
          postTown: postTown ?? '',
        }
      : null,
  encode: (address) => ({
    addressLine1: address?.line1 ?? null,
    addressLine2: address?.line2 ?? null,
    addressLine3: address?.line3 ?? null,
    postCode: address?.postCode ?? null,
    postTown: address?.postTown ?? null,
    // True for a single address, the opposite of its name (ADDR-24).
    multipleDeliveryAddress: address !== null,
  }),
};

/** What the buyer said for the VAT; the draft of an API without it has none. */
const storedTax = z.object({
  deliveryCountry: nullableText,
  billingCountry: z.string(),
  vatNumber: z.string(),
});

/** The checkout details in the specified spellings (ADDR-21 to 27). */
const storedCheckout = codecOf({
  wire: {
    campainMethod: z._default(z.nullable(z.enum(deliveryMethods)), null),
    campaignName: wireText,
    deliveryAddress: entity({
      delivery,
      billing: group({
        line1: field('billingAddressLine1', z.string()),
        line2: field('billingAddressLine2', z.string()),
        line3: field('billingAddressLine3', z.string()),
        postCode: field('billingPostCode', z.string()),
        postTown: field('billingPostTown', z.string()),
      }),
      saveAddress: field('saveAddress', z.boolean()),
      tax: field('tax', z.optional(storedTax)),
    }),
  },
  decode: ({ campainMethod: method, campaignName, deliveryAddress: { tax, ...rest } }): CheckoutDetails => ({
    method,
    campaignName,
    ...rest,
    ...(tax && { tax }),
  }),
  encode: ({ method, campaignName, tax, ...deliveryAddress }) => ({
    campainMethod: method,
    campaignName,
    deliveryAddress: { ...deliveryAddress, tax },
  }),
});

/** What every stored item says. */
const itemParts = {
  id: field('id', storedId),
  name: field('name', wireText),
  description: field('description', wireText),
  currency: field('currency', wireText),
};

const storedProduct = entity({
  ...itemParts,
  giftingId: field('gifting_id', wireNullableId),
  picture: field('thumbnail_url', wireNullableText),
  priceRanges: field('price_range', z.array(priceRange)),
});

const storedPackaging = entity({
  ...itemParts,
  type: field('type', z.literal('giftbox')),
  picture: field('image', wireNullableText),
  option: field('selectedOption', z.enum(packagingOptions)),
});

const storedOption = z.object({ item_id: storedId, price: wireMoney });

/** Decodes what may be stored; `undefined` if it does not fit. */
const decoded = <Schema extends z.ZodMiniType>(schema: Schema, stored: unknown) => {
  const parsed = z.safeParse(schema, stored);
  return parsed.success ? parsed.data : undefined;
};

const decodeItems = (stored: readonly unknown[], option: z.output<typeof storedOption> | undefined) => {
  const products: ChosenProduct[] = [];
  let packaging: ChosenPackaging | null = null;
  for (const item of stored) {
    const box = decoded(storedPackaging, item);
    const product = box ? undefined : decoded(storedProduct, item);
    if (product) products.push(product);
    // If the list and the selected option name different boxes, the choice is void.
    if (box && option?.item_id === box.id) {
      const { type: _, ...chosen } = box;
      packaging = { ...chosen, price: option.price };
    }
  }
  return { products, packaging };
};

/** Reads the draft. What is missing or does not fit counts as not chosen yet; the rest is kept. */
export const readDraft = (storage: KeyValueStorage): OrderDraft => {
  const read = (key: string) => parseJson(storage.read(key));
  const entry = read(draftKeys.project);
  const part = <Value>(name: string, schema: z.ZodMiniType<Value>) =>
    decoded(z.object({ [name]: schema }), entry)?.[name];
  const project = decoded(storedProject, entry) ?? null;
  return {
    boxId: part('box_id', z.string()) ?? null,
    step: (project && part('current_step', storedStep)) ?? emptyDraft.step,
    project,
    categoryId: part('selected_collection_id', wireNullableId) ?? null,
    giftNote: part('giftNote', z.nullable(giftNote)) ?? null,
    checkout: decoded(storedCheckout, entry) ?? null,
    productsInBag: part('products_in_bag', z.array(z.unknown())) ?? [],
    ...decodeItems(
      decoded(z.array(z.unknown()), read(draftKeys.items)) ?? [],
      decoded(storedOption, read(draftKeys.option)),
    ),
  };
};

const encodeProject = ({
  boxId,
  step,
  project,
  categoryId,
  giftNote: note,
  checkout,
  productsInBag,
}: OrderDraft) => ({
  ...project,
  ...(boxId !== null && { box_id: boxId }),
  current_step: step,
  selected_collection_id: categoryId,
  giftNote: note,
  ...(productsInBag.length > 0 && { products_in_bag: productsInBag }),
  ...(checkout && z.encode(storedCheckout, checkout)),
});

const encodeItems = ({ products, packaging, project }: OrderDraft) => [
  ...products.map((product) => ({
    ...z.encode(storedProduct, { ...product, priceRanges: [...product.priceRanges] }),
    price: toAmount(unitPrice(product.priceRanges, packsOf(project))),
  })),
  ...(packaging
    ? [
        {
          ...z.encode(storedPackaging, { ...packaging, type: 'giftbox' }),
          price_ranges: [
            { min_quantity: 1, max_quantity: Number.MAX_SAFE_INTEGER, price: toAmount(packaging.price) },
          ],
        },
      ]
    : []),
];

const encodeOption = ({ id, name, option, price }: ChosenPackaging) => ({
  item: name,
  item_id: id,
  option,
  price: toAmount(price),
  giftbox_type: option,
});

/** Writes the three entries; `false` if the storage refused one. */
export const writeDraft = (storage: KeyValueStorage, draft: OrderDraft): boolean => {
  const write = (key: string, value: unknown) => storage.write(key, JSON.stringify(value));
  if (!draft.packaging) storage.remove(draftKeys.option);
  else if (!write(draftKeys.option, encodeOption(draft.packaging))) return false;
  return write(draftKeys.project, encodeProject(draft)) && write(draftKeys.items, encodeItems(draft));
};

/** Removes the three entries (PAY-28, PAYR-05, D-05). */
export const removeDraft = (storage: KeyValueStorage): void => {
  for (const key of Object.values(draftKeys)) storage.remove(key);
};
