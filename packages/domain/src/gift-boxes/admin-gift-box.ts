import type * as z from 'zod/mini';
import { wireVersion } from '../forms/version';
import { wireStatus } from '../status/status';
import { entity, field, spellings } from '../wire/entity';
import { wireId, wireNullableText, wireText } from '../wire/wire';
import { boxPrices } from './gift-box';

/** The parts of a gift box as administrators read it. */
export const adminGiftBoxParts = {
  id: field('id', wireId),
  name: field('name', wireText),
  prices: boxPrices,
  picture: spellings(['image_url', 'image'], wireNullableText),
  status: field('status', wireStatus),
  version: field('version', wireVersion),
};

/** A gift box as administrators read it (ENT-57). Prices are per box, in the base currency. */
export const adminGiftBox = entity(adminGiftBoxParts);
export type AdminGiftBox = z.output<typeof adminGiftBox>;
