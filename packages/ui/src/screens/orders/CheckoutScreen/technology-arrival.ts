import { wireText } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';

const item = z.object({
  name: wireText,
  picture: z.nullable(z.string()),
  price: z.int().check(z.nonnegative()),
  quantity: z.int().check(z.positive()),
});

const arrival = z.object({ products: z.array(item), packaging: z.array(item), currency: z.string() });

/** Navigation state from the technology page: two lists (TECH-12). Prices in hundredths. */
export type TechnologyArrival = z.output<typeof arrival>;

/** Parses the navigation state; `null` if it does not hold two lists. */
export const readTechnologyArrival = (state: unknown): TechnologyArrival | null => {
  const parsed = arrival.safeParse(state);
  return parsed.success && parsed.data.products.length + parsed.data.packaging.length > 0
    ? parsed.data
    : null;
};
