import * as z from 'zod/mini';
import { statuses, wireStatus } from '../status/status';
import {
  wholeNumber,
  wireCount,
  wireId,
  wireList,
  wireNullableId,
  wireNullableText,
  wireText,
} from '../wire/wire';
import { priceRange } from './price';

/** What a product is: a gift, or the bag gifts go into (ENT-59). */
export const productTypes = ['product', 'bag'] as const;
export type ProductType = (typeof productTypes)[number];

/** A missing or unknown type counts as `product`. */
const wireType = z.codec(z.optional(z.nullable(z.string())), z.enum(productTypes), {
  decode: (type): ProductType => (type === 'bag' ? 'bag' : 'product'),
  encode: (type) => type,
});

/** A product as administrators read it (ENT-58). Prices are in the base currency, moments are ISO texts or null. */
export const adminProduct = z.codec(
  z.object({
    id: wireId,
    gifting_id: wireNullableId,
    category_id: wireNullableId,
    name: wireText,
    description: wireText,
    thumbnail: wireNullableText,
    thumbnail_url: wireNullableText,
    quantity: wireCount,
    minimum_order_quantity: wireCount,
    estimated_delivery_time: wireText,
    product_type: wireType,
    slug: wireNullableText,
    sku: wireText,
    status: wireStatus,
    created_at: wireNullableText,
    updated_at: wireNullableText,
    price_ranges: wireList(priceRange),
  }),
  z.object({
    id: z.string(),
    giftingId: z.nullable(z.string()),
    categoryId: z.nullable(z.string()),
    name: z.string(),
    description: z.string(),
    picture: z.nullable(z.string()),
    quantity: wholeNumber,
    minimumOrderQuantity: wholeNumber,
    deliveryTime: z.string(),
    type: z.enum(productTypes),
    slug: z.nullable(z.string()),
    sku: z.string(),
    status: z.enum(statuses),
    createdAt: z.nullable(z.string()),
    updatedAt: z.nullable(z.string()),
    priceRanges: z.array(z.object({ min: wholeNumber, max: wholeNumber, price: wholeNumber })),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      giftingId: wire.gifting_id,
      categoryId: wire.category_id,
      name: wire.name,
      description: wire.description,
      picture: wire.thumbnail_url ?? wire.thumbnail,
      quantity: wire.quantity,
      minimumOrderQuantity: wire.minimum_order_quantity,
      deliveryTime: wire.estimated_delivery_time,
      type: wire.product_type,
      slug: wire.slug,
      sku: wire.sku,
      status: wire.status,
      createdAt: wire.created_at,
      updatedAt: wire.updated_at,
      priceRanges: wire.price_ranges,
    }),
    encode: (model) => ({
      id: model.id,
      gifting_id: model.giftingId,
      category_id: model.categoryId,
      name: model.name,
      description: model.description,
      thumbnail: model.picture,
      thumbnail_url: model.picture,
      quantity: model.quantity,
      minimum_order_quantity: model.minimumOrderQuantity,
      estimated_delivery_time: model.deliveryTime,
      product_type: model.type,
      slug: model.slug,
      sku: model.sku,
      status: model.status,
      created_at: model.createdAt,
      updated_at: model.updatedAt,
      price_ranges: model.priceRanges,
    }),
  },
);
export type AdminProduct = z.output<typeof adminProduct>;
