import { roles } from '@gifting/domain/account/user';
import { packagingOptions } from '@gifting/domain/gift-boxes/gift-box';
import { imageKinds } from '@gifting/domain/images/image-content';
import { deliveryMethods } from '@gifting/domain/orders/address';
import { modelAddress, modelBox, modelLine } from '@gifting/domain/orders/order-parts';
import { productTypes } from '@gifting/domain/products/admin-product';
import { statuses } from '@gifting/domain/status/status';
import { wholeNumber } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';

/**
 * Everything the mock server knows. A schema, because a state that was kept over a reload of the page is read like any
 * other data from outside. Pictures are addresses, prices hundredths of the base currency.
 */

const text = z.string();
const picture = z.nullable(z.string());
const described = { id: text, slug: z.nullable(text), name: text, description: text, picture };

const person = z.object({
  id: text,
  name: text,
  email: text,
  phone: text,
  role: z.enum(roles),
  passwordHash: text,
});
export type Person = z.output<typeof person>;

const service = z.object({
  ...described,
  title: z.nullable(text),
  subtitle: text,
  pictures: z.array(text),
  productIds: z.array(text),
});

const collection = z.object({
  id: text,
  slug: text,
  title: text,
  subTitle: text,
  content: text,
  pictures: z.array(text),
  status: z.enum(statuses),
});
export type MockedCollection = z.output<typeof collection>;

const product = z.object({
  ...described,
  giftingId: z.nullable(text),
  categoryId: z.nullable(text),
  /** Categories it is listed in besides its own. */
  furtherCategoryIds: z.array(text),
  pictures: z.array(text),
  quantity: wholeNumber,
  minimumOrderQuantity: wholeNumber,
  deliveryTime: text,
  type: z.enum(productTypes),
  status: z.enum(statuses),
  createdAt: text,
  updatedAt: text,
  priceRanges: z.array(z.object({ min: wholeNumber, max: wholeNumber, price: wholeNumber })),
});
export type MockedProduct = z.output<typeof product>;

const giftBox = z.object({
  id: text,
  name: text,
  description: text,
  picture,
  minimumOrderQuantity: wholeNumber,
  deliveryTime: text,
  prices: z.record(z.enum(packagingOptions), wholeNumber),
  status: z.enum(statuses),
});

/** Names, pictures and prices are copied: a later change to the catalogue changes no order. */
const order = z.object({
  id: text,
  userId: text,
  name: text,
  quantity: wholeNumber,
  total: wholeNumber,
  currency: text,
  items: z.array(z.object({ id: text, ...modelLine })),
  giftBox: modelBox,
  deliveryAddresses: z.array(modelAddress),
  billingAddresses: z.array(modelAddress),
  campaignType: z.nullable(z.enum(deliveryMethods)),
  campaignName: z.nullable(text),
  /** The key and the request it came with, which tell a repeat from another order. */
  key: z.nullable(text),
  request: text,
});
export type MockedOrder = z.output<typeof order>;

export const mockedState = z.object({
  /** One count numbers everything, so an id means one thing (decision 6). */
  lastId: wholeNumber,
  people: z.array(person),
  /** Whose session a token is. */
  sessions: z.record(text, text),
  gifting: z.array(z.object(described)),
  services: z.array(service),
  collections: z.array(collection),
  categories: z.array(z.object(described)),
  products: z.array(product),
  giftBoxes: z.array(giftBox),
  orders: z.array(order),
  /** What each campaign's microsite asks, by the id of the order. */
  microsites: z.record(text, z.array(z.unknown())),
  /** Uploaded pictures, in base64. */
  uploads: z.array(z.object({ id: text, kind: z.enum(imageKinds), content: text })),
});
export type MockServerState = z.output<typeof mockedState>;
