import type * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { entity, field, spellings } from '../wire/entity';
import { wireCount, wireId, wireList, wireNullableId, wireNullableText, wireText } from '../wire/wire';
import { priceRange } from './price';

/** A product as the builder reads it (ENT-17). Prices are in the requested currency. */
export const product = entity({
  id: field('id', wireId),
  giftingId: field('gifting_id', wireNullableId),
  name: field('name', wireText),
  description: field('description', wireText),
  picture: spellings(['thumbnail_url', 'image'], wireNullableText),
  minimumOrderQuantity: field('minimum_order_quantity', wireCount),
  deliveryTime: field('estimated_delivery_time', wireText),
  fromPrice: field('from_price', wireMoney),
  priceRanges: field('price_ranges', wireList(priceRange)),
});
export type Product = z.output<typeof product>;
