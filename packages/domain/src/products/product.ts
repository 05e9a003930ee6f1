import * as z from 'zod/mini';
import { wireMoney } from '../money/money';
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

/** A product as the builder reads it (ENT-17). Prices are in the currency the products were asked for. */
export const product = z.codec(
  z.object({
    id: wireId,
    gifting_id: wireNullableId,
    name: wireText,
    description: wireText,
    thumbnail_url: wireNullableText,
    image: wireNullableText,
    minimum_order_quantity: wireCount,
    estimated_delivery_time: wireText,
    from_price: wireMoney,
    price_ranges: wireList(priceRange),
  }),
  z.object({
    id: z.string(),
    giftingId: z.nullable(z.string()),
    name: z.string(),
    description: z.string(),
    picture: z.nullable(z.string()),
    minimumOrderQuantity: wholeNumber,
    deliveryTime: z.string(),
    fromPrice: wholeNumber,
    priceRanges: z.array(z.object({ min: wholeNumber, max: wholeNumber, price: wholeNumber })),
  }),
  {
    decode: (wire) => ({
      id: wire.id,
      giftingId: wire.gifting_id,
      name: wire.name,
      description: wire.description,
      picture: wire.thumbnail_url ?? wire.image,
      minimumOrderQuantity: wire.minimum_order_quantity,
      deliveryTime: wire.estimated_delivery_time,
      fromPrice: wire.from_price,
      priceRanges: wire.price_ranges,
    }),
    encode: (model) => ({
      id: model.id,
      gifting_id: model.giftingId,
      name: model.name,
      description: model.description,
      thumbnail_url: model.picture,
      image: model.picture,
      minimum_order_quantity: model.minimumOrderQuantity,
      estimated_delivery_time: model.deliveryTime,
      from_price: model.fromPrice,
      price_ranges: model.priceRanges,
    }),
  },
);
export type Product = z.output<typeof product>;
