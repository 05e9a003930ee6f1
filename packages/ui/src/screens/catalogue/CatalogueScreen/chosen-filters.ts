import type { CatalogueWish } from '@gifting/domain/catalogue/asked';
import type { CatalogueFilter, CatalogueResults } from '@gifting/domain/catalogue/results';
import { formatAmount } from '@gifting/domain/money/money';
import { catalogueTexts } from './CatalogueScreen.texts';
import { without } from './wish';

const { tags } = catalogueTexts;

/** A chosen filter as its tag shows it, and what is asked without it. */
export interface ChosenFilter {
  readonly filter: CatalogueFilter;
  readonly label: string;
  readonly rest: CatalogueWish;
}

/** The chosen filters, each category by itself; the words are in their own input. */
export const chosenFilters = (
  wish: CatalogueWish,
  { categories, currency }: Pick<CatalogueResults, 'categories' | 'currency'>,
): readonly ChosenFilter[] => {
  const { categories: ids = [], price_from, price_to, lead_time, minimum } = wish;
  const amount = (price: number | undefined) => (price === undefined ? null : formatAmount(price));
  const chosen = (filter: CatalogueFilter, label: string): ChosenFilter => ({
    filter,
    label,
    rest: without(wish, filter),
  });
  return [
    ...ids.map((id): ChosenFilter => {
      const others = ids.filter((other) => other !== id);
      const rest = without(wish, 'categories');
      return {
        filter: 'categories',
        label: categories.find((category) => category.id === id)?.name ?? catalogueTexts.category,
        rest: others.length > 0 ? { ...rest, categories: others } : rest,
      };
    }),
    ...(price_from !== undefined || price_to !== undefined
      ? [chosen('price', tags.price(amount(price_from), amount(price_to), currency))]
      : []),
    ...(lead_time !== undefined ? [chosen('lead_time', tags.leadTime(lead_time))] : []),
    ...(minimum !== undefined ? [chosen('minimum', tags.minimum(minimum))] : []),
  ];
};
