import type { Minor } from '../money/money';
import { isWithin, type PriceRange, rangeFor, unitPrice } from './price';

/** Why a product costs what it does for a number of packs. */
export interface ExplainedPrice {
  /** The range whose price applies. */
  readonly range: PriceRange;
  /** Whether it holds the packs. No range may; then the first one's price applies (PRD-11). */
  readonly isInside: boolean;
  /** How many more packs make each cheaper, and by how much; `null` if none do. */
  readonly next: { readonly more: number; readonly less: Minor } | null;
}

/** Explains {@link unitPrice}; `null` for a product without ranges. */
export const explainPrice = (ranges: readonly PriceRange[], packs: number): ExplainedPrice | null => {
  const range = rangeFor(ranges, packs);
  if (!range) return null;
  const priceAt = ({ min }: PriceRange) => unitPrice(ranges, min);
  const next = ranges
    .filter((other) => other.min > packs && priceAt(other) < range.price)
    .sort((one, other) => one.min - other.min)[0];
  return {
    range,
    isInside: isWithin(range, packs),
    next: next ? { more: next.min - packs, less: range.price - priceAt(next) } : null,
  };
};
