import { packagingOptions } from '@gifting/domain/gift-boxes/gift-box';
import { toAmount, wireMoney } from '@gifting/domain/money/money';
import { deliveryMethods } from '@gifting/domain/orders/address';
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
import { wireId, wireNullableText, wireNumber, wireText } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { type KeyValueStorage, parseJson } from '../storage/storage';
import { draftKeys } from './keys';

const storedStep = z.pipe(
  wireNumber,
  z.transform((step): BuilderStep => (step === 2 || step === 3 || step === 4 || step === 5 ? step : 1)),
);

const nullableText = z.nullable(z.string());

/** The stored checkout details in the specified spellings (ADDR-21 to 27). */
const storedAddresses = z.object({
  addressLine1: nullableText,
  addressLine2: nullableText,
  addressLine3: nullableText,
  postCode: nullableText,
  postTown: nullableText,
  billingAddressLine1: z.string(),
  billingAddressLine2: z.string(),
  billingAddressLine3: z.string(),
  billingPostCode: z.string(),
  billingPostTown: z.string(),
  saveAddress: z.boolean(),
  multipleDeliveryAddress: z.boolean(),
});

const storedProject = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  packs: z.optional(wireNumber),
  currency: z.optional(z.string()),
  budget: z.optional(wireNumber),
  current_step: z.optional(storedStep),
  selected_collection_id: z.optional(z.nullable(wireId)),
  giftNote: z.optional(z.nullable(giftNote)),
  products_in_bag: z.optional(z.array(z.unknown())),
  campainMethod: z.optional(z.nullable(z.enum(deliveryMethods))),
  campaignName: z.optional(z.string()),
  deliveryAddress: z.optional(storedAddresses),
});

const storedProduct = z.object({
  id: wireId,
  gifting_id: z.optional(z.nullable(wireId)),
  name: wireText,
  description: wireText,
  thumbnail_url: wireNullableText,
  price: z.optional(z.unknown()),
  currency: wireText,
  price_range: z.array(priceRange),
});

const storedPackaging = z.object({
  type: z.literal('giftbox'),
  id: wireId,
  name: wireText,
  description: wireText,
  image: wireNullableText,
  currency: wireText,
  selectedOption: z.enum(packagingOptions),
  price_ranges: z.array(priceRange),
});

const storedItems = z.array(z.union([storedPackaging, storedProduct]));

const storedOption = z.object({
  item: z.string(),
  item_id: wireId,
  option: z.enum(packagingOptions),
  price: wireMoney,
  giftbox_type: z.string(),
});

const encodeProject = ({
  step,
  project,
  categoryId,
  giftNote: note,
  checkout,
  productsInBag,
}: OrderDraft): unknown => ({
  ...project,
  current_step: step,
  selected_collection_id: categoryId,
  giftNote: note,
  ...(productsInBag.length > 0 && { products_in_bag: productsInBag }),
  ...(checkout && {
    campainMethod: checkout.method,
    campaignName: checkout.campaignName,
    deliveryAddress: {
      addressLine1: checkout.delivery?.line1 ?? null,
      addressLine2: checkout.delivery?.line2 ?? null,
      addressLine3: checkout.delivery?.line3 ?? null,
      postCode: checkout.delivery?.postCode ?? null,
      postTown: checkout.delivery?.postTown ?? null,
      billingAddressLine1: checkout.billing.line1,
      billingAddressLine2: checkout.billing.line2,
      billingAddressLine3: checkout.billing.line3,
      billingPostCode: checkout.billing.postCode,
      billingPostTown: checkout.billing.postTown,
      saveAddress: checkout.saveAddress,
      // True for a single address, the opposite of its name (ADDR-24).
      multipleDeliveryAddress: checkout.delivery !== null,
    },
  }),
});

const decodeProject = (
  stored: z.output<typeof storedProject>,
): Omit<OrderDraft, 'products' | 'packaging'> => {
  const { name, email, phone, packs, currency, budget, deliveryAddress: kept } = stored;
  const complete =
    name !== undefined &&
    email !== undefined &&
    phone !== undefined &&
    packs !== undefined &&
    currency !== undefined &&
    budget !== undefined;
  return {
    step: complete ? (stored.current_step ?? 1) : 1,
    project: complete ? { name, email, phone, packs, currency, budget } : null,
    categoryId: stored.selected_collection_id ?? null,
    giftNote: stored.giftNote ?? null,
    productsInBag: stored.products_in_bag ?? [],
    checkout: kept
      ? {
          method: stored.campainMethod ?? null,
          campaignName: stored.campaignName ?? '',
          delivery: kept.multipleDeliveryAddress
            ? {
                line1: kept.addressLine1 ?? '',
                line2: kept.addressLine2 ?? '',
                line3: kept.addressLine3 ?? '',
                postTown: kept.postTown ?? '',
                postCode: kept.postCode ?? '',
              }
            : null,
          billing: {
            line1: kept.billingAddressLine1,
            line2: kept.billingAddressLine2,
            line3: kept.billingAddressLine3,
            postTown: kept.billingPostTown,
            postCode: kept.billingPostCode,
          },
          saveAddress: kept.saveAddress,
        }
      : null,
  };
};

const encodeItems = ({ products, packaging, project }: OrderDraft): unknown => [
  ...products.map((product) => ({
    id: product.id,
    gifting_id: product.giftingId,
    name: product.name,
    description: product.description,
    thumbnail_url: product.picture,
    price: toAmount(unitPrice(product.priceRanges, packsOf(project))),
    currency: product.currency,
    price_range: product.priceRanges.map((range) => z.encode(priceRange, range)),
  })),
  ...(packaging
    ? [
        {
          type: 'giftbox',
          id: packaging.id,
          name: packaging.name,
          description: packaging.description,
          image: packaging.picture,
          currency: packaging.currency,
          selectedOption: packaging.option,
          price_ranges: [
            { min_quantity: 1, max_quantity: Number.MAX_SAFE_INTEGER, price: toAmount(packaging.price) },
          ],
        },
      ]
    : []),
];

const decodeItems = (
  stored: z.output<typeof storedItems>,
  option: z.output<typeof storedOption> | undefined,
): Pick<OrderDraft, 'products' | 'packaging'> => {
  const products: ChosenProduct[] = [];
  let packaging: ChosenPackaging | null = null;
  for (const item of stored) {
    if ('type' in item) {
      const { id, name, description, image, currency, selectedOption } = item;
      // If the list and the selected option name different boxes, the choice is void.
      if (option?.item_id === id)
        packaging = {
          id,
          name,
          description,
          picture: image,
          option: selectedOption,
          price: option.price,
          currency,
        };
    } else {
      const { id, gifting_id, name, description, thumbnail_url, currency, price_range } = item;
      products.push({
        id,
        giftingId: gifting_id ?? null,
        name,
        description,
        picture: thumbnail_url,
        currency,
        priceRanges: price_range,
      });
    }
  }
  return { products, packaging };
};

const readEntry = <Schema extends z.ZodMiniType>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined => {
  const parsed = z.safeParse(schema, parseJson(storage.read(key)));
  return parsed.success ? parsed.data : undefined;
};

/** Reads the draft. A missing or invalid entry counts as not chosen yet. */
export const readDraft = (storage: KeyValueStorage): OrderDraft => {
  const project = readEntry(storage, draftKeys.project, storedProject);
  const items = readEntry(storage, draftKeys.items, storedItems) ?? [];
  const option = readEntry(storage, draftKeys.option, storedOption);
  return { ...emptyDraft, ...(project && decodeProject(project)), ...decodeItems(items, option) };
};

/** Writes the three entries; `false` if the storage refused one. */
export const writeDraft = (storage: KeyValueStorage, draft: OrderDraft): boolean => {
  const { packaging } = draft;
  if (packaging) {
    const option = {
      item: packaging.name,
      item_id: packaging.id,
      option: packaging.option,
      price: toAmount(packaging.price),
      giftbox_type: packaging.option,
    };
    if (!storage.write(draftKeys.option, JSON.stringify(option))) return false;
  } else {
    storage.remove(draftKeys.option);
  }
  return (
    storage.write(draftKeys.project, JSON.stringify(encodeProject(draft))) &&
    storage.write(draftKeys.items, JSON.stringify(encodeItems(draft)))
  );
};

/** Removes the three entries (PAY-28, PAYR-05, D-05). */
export const removeDraft = (storage: KeyValueStorage): void => {
  for (const key of Object.values(draftKeys)) storage.remove(key);
};
