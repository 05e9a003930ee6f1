import type { Sort } from '@gifting/domain/catalogue/asked';
import type { CatalogueFilter } from '@gifting/domain/catalogue/results';
import { packsText } from '@gifting/domain/orders/project';

const productsText = (count: number) =>
  count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`;

/** The texts of the catalogue. */
export const catalogueTexts = {
  title: 'Catalogue',
  lead: 'Say how many packs you need, and every price here is yours.',
  description: 'Every product for your gift boxes, priced at the packs you need.',
  search: 'Search the catalogue',
  submit: 'Search',
  loading: 'Loading the catalogue',
  loaded: 'The catalogue is loaded',
  error: 'The catalogue could not be loaded.',
  results: 'Products',
  pages: 'Pages of the catalogue',
  /** `6 products at 75 packs` */
  count: (count: number, packs: number) => `${productsText(count)} at ${packsText(packs)}`,
  nearest: (words: string) => `Nothing is called “${words}” exactly. These come nearest.`,
  sortBy: 'Sort by',
  sorts: {
    best: 'Best match',
    price: 'Price, low to high',
    price_down: 'Price, high to low',
    lead_time: 'Soonest first',
  } satisfies Record<Sort, string>,
  filters: 'Filters',
  /** The button that opens the filters on a phone. */
  open: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters, ${chosen} chosen`),
  packs: 'My packs',
  category: 'Category',
  price: (packs: number) => `Price at ${packsText(packs)}`,
  priceFrom: 'From',
  priceTo: 'Up to',
  badPrice: 'Enter an amount such as 12.50',
  leadTime: 'Lead time',
  anyTime: 'Any',
  upToDays: (days: number) => `Up to ${days} working days`,
  minimum: 'Minimum',
  orderable: (packs: number) => `Only what I can order at ${packsText(packs)}`,
  /** A choice and how many products it has. */
  counted: (label: string, count: number) => `${label} (${count.toLocaleString('en-GB')})`,
  chosen: 'Chosen filters',
  /** The filters as their tags name them. */
  tags: {
    words: (words: string) => `“${words}”`,
    price: (from: string | null, to: string | null, currency: string) =>
      from === null
        ? `Up to ${to} ${currency}`
        : to === null
          ? `From ${from} ${currency}`
          : `${from} to ${to} ${currency}`,
    leadTime: (days: number) => `${days} working days`,
    minimum: (pieces: number) => `Minimum up to ${pieces.toLocaleString('en-GB')}`,
  },
  remove: (filter: string) => `Remove filter: ${filter}`,
  clear: 'Clear all',
  none: 'Nothing fits all of this',
  noneOf: (words: string) => `Nothing here is called “${words}”`,
  ways: 'Each of these brings something back.',
  noWay: 'No single change brings anything back. Start again with the whole catalogue.',
  without: {
    words: 'Search for other words',
    categories: 'Look in every category',
    price: 'Pay any price',
    lead_time: 'Wait any time',
    minimum: 'Order larger minimums too',
  } satisfies Record<CatalogueFilter, string>,
  /** The button of a way out. */
  brings: productsText,
  empty: 'The catalogue is empty. Come back soon.',
  /** Under the price at the packs. */
  at: (packs: number, from: string) => `at ${packsText(packs)}, from ${from}`,
  more: 'More like it',
  moreLike: (name: string) => `More like it: ${name}`,
  add: 'Add to box',
  added: 'In your box',
  inBox: (name: string) => `${name} is in your box`,
  takenOut: (name: string) => `${name} was taken out of your box`,
  box: (count: number) => `${productsText(count)} in your box.`,
  toBox: 'Go on with your box',
} as const;
