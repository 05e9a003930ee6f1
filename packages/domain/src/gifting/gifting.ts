import * as z from 'zod/mini';
import { productSummary } from '../products/product-summary';
import { wireId, wireList, wireNullableText, wireText } from '../wire/wire';

/** A gifting category as the navigation and the home list read it (ENT-03). */
export const giftingItem = z.object({
  id: wireId,
  name: wireText,
  description: wireText,
  image: wireNullableText,
});
export type GiftingItem = z.output<typeof giftingItem>;

/** A gifting category as its own page reads it, with the packages it holds (ENT-55). */
export const giftingDetail = z.object({
  name: wireText,
  description: wireText,
  products: wireList(productSummary),
});
export type GiftingDetail = z.output<typeof giftingDetail>;

/** A gifting category in a drop-down list (ENT-15). */
export const giftingChoice = z.object({ id: wireId, name: wireText });
