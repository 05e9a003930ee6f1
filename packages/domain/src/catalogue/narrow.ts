import { type Conversion, exchange } from '../money/exchange';
import type { Minor } from '../money/money';
import { unitPrice } from '../products/price';
import { pricesIn } from '../products/prices-in';
import type { Product } from '../products/product';
import { type CatalogueAsked, pageSize, type Sort, usualPacks } from './asked';
import { leadDaysOf, leadTimeSteps } from './lead-time';
import type { CatalogueFilter, CatalogueResults } from './results';

/** A product of the catalogue in the base currency. */
export interface CatalogueEntry {
  readonly product: Product;
  readonly categoryIds: readonly string[];
  readonly leadDays: number | null;
}

/** The entry of a product. Made once: reading ten thousand lead times takes longer than a search. */
export const entryOf = (product: Product, categoryIds: readonly string[]): CatalogueEntry => ({
  product,
  categoryIds,
  leadDays: leadDaysOf(product.deliveryTime),
});

/** An entry with the price of one piece at the packs. */
interface Candidate {
  readonly entry: CatalogueEntry;
  readonly price: Minor;
}

type Narrowing = Exclude<CatalogueFilter, 'words'>;

const isOutside: Readonly<Record<Narrowing, (candidate: Candidate, asked: CatalogueAsked) => boolean>> = {
  categories: ({ entry }, { categories }) =>
    categories !== undefined && !categories.some((id) => entry.categoryIds.includes(id)),
  price: ({ price }, { price_from, price_to }) =>
    (price_from !== undefined && price < price_from) || (price_to !== undefined && price > price_to),
  lead_time: ({ entry: { leadDays } }, { lead_time }) =>
    lead_time !== undefined && (leadDays === null || leadDays > lead_time),
  minimum: ({ entry }, { minimum }) => minimum !== undefined && entry.product.minimumOrderQuantity > minimum,
};
const narrowings = Object.keys(isOutside) as Narrowing[];

/** A lead time that names no number comes last. */
const soonness = ({ entry }: Candidate): number => entry.leadDays ?? Number.MAX_SAFE_INTEGER;

const order: Readonly<Record<Exclude<Sort, 'best'>, (one: Candidate, other: Candidate) => number>> = {
  price: (one, other) => one.price - other.price,
  price_down: (one, other) => other.price - one.price,
  lead_time: (one, other) => soonness(one) - soonness(other),
};

/** What is found, by the one filter that each product fails; products that fail several are left out. */
const sift = (entries: readonly CatalogueEntry[], asked: CatalogueAsked, conversion: Conversion) => {
  const { packs = usualPacks } = asked;
  const found: Candidate[] = [];
  const failed: Record<Narrowing, Candidate[]> = { categories: [], price: [], lead_time: [], minimum: [] };
  for (const entry of entries) {
    const candidate = { entry, price: exchange(unitPrice(entry.product.priceRanges, packs), conversion) };
    const [filter, another] = narrowings.filter((name) => isOutside[name](candidate, asked));
    if (another === undefined) (filter === undefined ? found : failed[filter]).push(candidate);
  }
  return { found, failed };
};

/** What narrowing needs besides the query. */
interface Catalogue {
  /** Every entry, in the order of the catalogue. */
  readonly all: readonly CatalogueEntry[];
  /** Those with the words, the best match first. */
  readonly matched: readonly CatalogueEntry[];
  readonly categories: readonly Readonly<{ id: string; name: string }>[];
  readonly conversion: Conversion;
}

/** The page of the catalogue that was asked for, with prices by the builder's rule (PRD-10 to 12), and the counts beside it. */
export const narrow = (
  { all, matched, categories, conversion }: Catalogue,
  asked: CatalogueAsked,
): Omit<CatalogueResults, 'currency' | 'nearest'> => {
  const { found, failed } = sift(matched, asked, conversion);
  const { sort = 'best' } = asked;
  const sorted = sort === 'best' ? found : found.toSorted(order[sort]);
  const pageCount = Math.ceil(found.length / pageSize);
  const page = Math.max(1, Math.min(asked.page ?? 1, pageCount));
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
  const inCategories = new Map<string, number>();
  for (const { entry } of [...found, ...failed.categories])
    for (const id of entry.categoryIds) inCategories.set(id, (inCategories.get(id) ?? 0) + 1);
  const timed = [...found, ...failed.lead_time];
  const relaxed: CatalogueResults['relaxed'] =
    found.length > 0
      ? []
      : [
          ...(matched === all
            ? []
            : [{ filter: 'words' as const, count: sift(all, asked, conversion).found.length }]),
          ...narrowings.map((filter) => ({ filter, count: failed[filter].length })),
        ];
  return {
    products: shown.map(({ entry: { product } }) => ({
      ...product,
      ...pricesIn(product.priceRanges, conversion),
    })),
    total: found.length,
    page,
    pageCount,
    categories: categories.map(({ id, name }) => ({ id, name, count: inCategories.get(id) ?? 0 })),
    leadTimes: leadTimeSteps.map((days) => ({
      days,
      count: timed.filter(({ entry: { leadDays } }) => leadDays !== null && leadDays <= days).length,
    })),
    relaxed: relaxed.filter(({ count }) => count > 0),
  };
};
