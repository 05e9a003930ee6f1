import * as z from 'zod/mini';
import { type Minor, wireMoney } from '../money/money';
import { wholeNumber, wireCount } from '../wire/wire';

/** A price for a range of pack counts, both ends inclusive (ENT-18). */
export const priceRange = z.codec(
  z.object({ min_quantity: wireCount, max_quantity: wireCount, price: wireMoney }),
  z.object({ min: wholeNumber, max: wholeNumber, price: wholeNumber }),
  {
    decode: ({ min_quantity, max_quantity, price }) => ({ min: min_quantity, max: max_quantity, price }),
    encode: ({ min, max, price }) => ({ min_quantity: min, max_quantity: max, price }),
  },
);
export type PriceRange = z.output<typeof priceRange>;

/**
 * The price of one piece when `packs` boxes are ordered: of the range that holds the pack count, otherwise of the
 * first range, otherwise 0 (PRD-10 to 12). The server prices orders with this same function.
 */
export const unitPrice = (ranges: readonly PriceRange[], packs: number): Minor =>
  (ranges.find(({ min, max }) => min <= packs && packs <= max) ?? ranges[0])?.price ?? 0;
