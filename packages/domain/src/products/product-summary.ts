import type * as z from 'zod/mini';
import { entity, field, spellings } from '../wire/entity';
import { wireId, wireNullableText, wireText } from '../wire/wire';

/** A product as gifting items and services list it (ENT-53, ENT-55). Any spelling of its picture is read (E-03). */
export const productSummary = entity({
  id: field('id', wireId),
  name: field('name', wireText),
  description: field('description', wireText),
  picture: spellings(['thumbnail_url', 'thumbnail', 'image'], wireNullableText),
});
export type ProductSummary = z.output<typeof productSummary>;
