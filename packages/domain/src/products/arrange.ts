import type { AdminProduct } from './admin-product';

/** The orders of an administrator's list: as added, latest first, by name, smallest stock first. */
export const productOrders = ['added', 'latest', 'name', 'stock'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** The category filter's value for products without a category. */
export const withoutCategory = 'none';

/** What an administrator looks for. */
export interface ProductFilter {
  /** Part of the name, in any letter case, with or without accents; '' finds all. */
  readonly search: string;
  /** A category's id, {@link withoutCategory}, or '' for all. */
  readonly category: string;
  readonly order: ProductOrder;
}

const byName = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

const comparisons: Readonly<
  Record<ProductOrder, ((one: AdminProduct, other: AdminProduct) => number) | undefined>
> = {
  added: undefined,
  latest: (one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  name: (one, other) => byName.compare(one.name, other.name),
  stock: (one, other) => one.quantity - other.quantity,
};

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB').trim();

/** The products that fit, in the order asked for; those that are equal in it stay as they were. */
export const arrangeProducts = (
  products: readonly AdminProduct[],
  { search, category, order }: ProductFilter,
): readonly AdminProduct[] => {
  const sought = plain(search);
  const fitting = products.filter(
    ({ name, categoryId }) =>
      (category === '' || (categoryId ?? withoutCategory) === category) &&
      (sought === '' || plain(name).includes(sought)),
  );
  const compare = comparisons[order];
  return compare ? fitting.sort(compare) : fitting;
};
