import type * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireNumber, wireText } from '../wire/wire';

/** A currency a buyer may choose (ENT-16). The rate is not used by the client: the server prices (C-17). */
export const currencyItem = entity({
  code: field('currency', wireText),
  conversionRate: field('conversion_rate', wireNumber),
});
export type Currency = z.output<typeof currencyItem>;
