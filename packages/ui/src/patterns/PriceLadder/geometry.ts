import type { Minor } from '@gifting/domain/money/money';
import type { LadderStep } from '@gifting/domain/products/ladder';

/** The lowest and the highest step, in percent of the drawing. */
const low = 30;
const high = 84;

/** The heights of steps by their prices, in percent; the middle for what has none. */
export const heightsOf = (prices: readonly (Minor | null)[]): readonly number[] => {
  const known = prices.filter((price) => price !== null);
  const least = Math.min(...known);
  const spread = Math.max(...known) - least;
  return prices.map((price) => {
    if (price === null) return (low + high) / 2;
    return Math.round(spread === 0 ? high : low + ((high - low) * (price - least)) / spread);
  });
};

const log = (packs: number): number => Math.log10(Math.max(1, packs));

/** How wide a step is drawn beside others: by the ratio of its ends, so that small orders are seen too. */
export const weightOf = ({ min, max }: Pick<LadderStep, 'min' | 'max'>): number =>
  Math.round(10 * Math.min(2.5, 1 + log(max + 1) - log(min))) / 10;

/** Where a number of packs stands within its step, in percent. */
export const positionIn = ({ min, max }: Pick<LadderStep, 'min' | 'max'>, packs: number): number => {
  const width = log(max + 1) - log(min);
  return width === 0 ? 50 : Math.round((100 * (log(packs) - log(min))) / width);
};
