import * as z from 'zod/mini';
import { product } from '../products/product';
import { entity, field } from '../wire/entity';
import { wireCount, wireId, wireText } from '../wire/wire';

/** What narrows the catalogue. */
const filters = ['words', 'categories', 'price', 'lead_time', 'minimum'] as const;
export type CatalogueFilter = (typeof filters)[number];

const categoryCount = entity({
  id: field('id', wireId),
  name: field('name', wireText),
  count: field('count', wireCount),
});

const leadTimeCount = entity({
  days: field('days', wireCount),
  count: field('count', wireCount),
});

const filterCount = entity({
  filter: field('filter', z.enum(filters)),
  count: field('count', wireCount),
});

/** A page of what the catalogue has for what was asked, and what other filters would bring. */
export const catalogueResults = entity({
  products: field('products', z.array(product)),
  total: field('total', wireCount),
  page: field('page', wireCount),
  pageCount: field('page_count', wireCount),
  /** The currency of all prices. */
  currency: field('currency', wireText),
  /** Nothing has the words as typed: these products come nearest. */
  nearest: field('nearest', z.boolean()),
  /** Every category, and how many products it has under the other filters. */
  categories: field('categories', z.array(categoryCount)),
  /** Lead times to filter by, and how many products each has under the other filters. */
  leadTimes: field('lead_times', z.array(leadTimeCount)),
  /** If nothing was found: the filters without which alone there are products, and how many. */
  relaxed: field('relaxed', z.array(filterCount)),
});
export type CatalogueResults = z.output<typeof catalogueResults>;
