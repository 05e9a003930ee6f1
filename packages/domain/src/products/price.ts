import type * as z from 'zod/mini';
import { type Minor, wireMoney } from '../money/money';
import { entity, field } from '../wire/entity';
import { wireCount } from '../wire/wire';

/** The wire names of a range's fields. */
export const rangeNames = { min: 'min_quantity', max: 'max_quantity', price: 'price' } as const;

/** A price for a range of pack counts, both ends inclusive (ENT-18). */
export const priceRange = entity({
  min: field(rangeNames.min, wireCount),
  max: field(rangeNames.max, wireCount),
  price: field(rangeNames.price, wireMoney),
});
export type PriceRange = z.output<typeof priceRange>;

/** Whether a range holds a number of packs. */
export const isWithin = ({ min, max }: Pick<PriceRange, 'min' | 'max'>, packs: number): boolean =>
  min <= packs && packs <= max;

/** The range whose price applies to `packs` boxes: the one that holds them, otherwise the first (PRD-10, PRD-11). */
export const rangeFor = (ranges: readonly PriceRange[], packs: number): PriceRange | undefined =>
  ranges.find((range) => isWithin(range, packs)) ?? ranges[0];

/**
 * The price of one piece when `packs` boxes are ordered: of the range that holds the pack count, otherwise of the
 * first range, otherwise 0 (PRD-10 to 12). The server prices orders with this same function.
 */
export const unitPrice = (ranges: readonly PriceRange[], packs: number): Minor =>
  rangeFor(ranges, packs)?.price ?? 0;
