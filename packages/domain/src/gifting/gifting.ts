import * as z from 'zod/mini';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A gifting category as the navigation and the home list read it (ENT-03). */
export const giftingItem = z.object({
  id: wireId,
  name: wireText,
  description: wireText,
  image: wireNullableText,
});
export type GiftingItem = z.output<typeof giftingItem>;
