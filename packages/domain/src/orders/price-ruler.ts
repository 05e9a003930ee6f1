import type { Minor } from '../money/money';
import { unitPrice } from '../products/price';
import type { OrderDraft } from './draft';
import { packsLimits, packsOf } from './project';

/** Pack counts for which a pack costs the same; `max` is `null` for the last ones. */
export interface RulerSegment {
  readonly min: number;
  readonly max: number | null;
  /** The price of one pack, with everything in it. */
  readonly unit: Minor;
}

/** A number of packs from which each is cheaper than now. */
interface CheaperOrder {
  readonly packs: number;
  readonly unit: Minor;
  readonly total: Minor;
}

/** The price of a pack by the number of packs, and where an order stands. */
export interface PriceRuler {
  readonly packs: number;
  readonly segments: readonly RulerSegment[];
  /** The index of the segment that holds the packs. */
  readonly here: number;
  /** The next larger order whose packs cost less each; `null` if there is none. */
  readonly cheaper: CheaperOrder | null;
}

/** Where the price of a product may change, from the smallest order on. */
const cutsOf = ({ products }: OrderDraft): readonly number[] => {
  const ends = products.flatMap(({ priceRanges }) => priceRanges.flatMap(({ min, max }) => [min, max + 1]));
  const inside = ends.filter((packs) => packs > packsLimits.min && packs <= packsLimits.max);
  return [...new Set([packsLimits.min, ...inside])].sort((one, other) => one - other);
};

/** The price of a pack by the number of packs (PRD-10 to 12); `null` while it is the same for every number. */
export const priceRulerOf = (draft: OrderDraft): PriceRuler | null => {
  const unitOf = (packs: number): Minor =>
    draft.products.reduce(
      (sum, { priceRanges }) => sum + unitPrice(priceRanges, packs),
      draft.packaging?.price ?? 0,
    );
  const starts = cutsOf(draft)
    .map((min) => ({ min, unit: unitOf(min) }))
    .filter(({ unit }, index, all) => unit !== all[index - 1]?.unit);
  if (starts.length < 2) return null;
  const segments = starts.map(({ min, unit }, index) => {
    const next = starts[index + 1];
    return { min, max: next ? next.min - 1 : null, unit };
  });
  const packs = packsOf(draft.project);
  const here = segments.findLastIndex(({ min }) => min <= packs);
  const unit = unitOf(packs);
  const cheaper = segments.slice(here + 1).find((segment) => segment.unit < unit);
  return {
    packs,
    segments,
    here,
    cheaper: cheaper ? { packs: cheaper.min, unit: cheaper.unit, total: cheaper.unit * cheaper.min } : null,
  };
};
