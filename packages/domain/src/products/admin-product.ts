import type * as z from 'zod/mini';
import { answerParts } from '../forms/editable';
import { wireVersion } from '../forms/version';
import { entity, field, spellings } from '../wire/entity';
import { wireId, wireNullableText, wireText } from '../wire/wire';
import { productFields } from './fields';

/** The parts of a product as administrators read it. */
export const adminProductParts = {
  id: field('id', wireId),
  ...answerParts(productFields),
  picture: spellings(['thumbnail_url', 'thumbnail'], wireNullableText),
  slug: field('slug', wireNullableText),
  sku: field('sku', wireText),
  createdAt: field('created_at', wireNullableText),
  updatedAt: field('updated_at', wireNullableText),
  version: field('version', wireVersion),
};

/** A product as administrators read it (ENT-58). Prices are in the base currency, moments are ISO texts or null. */
export const adminProduct = entity(adminProductParts);
export type AdminProduct = z.output<typeof adminProduct>;
