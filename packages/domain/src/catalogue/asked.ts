import * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { packsLimits } from '../orders/project';
import { wholeNumber, wireCount, wireNumber } from '../wire/wire';

/** The packs that prices are for until a buyer has said how many. */
export const usualPacks = 50;

/** How many products a page of the catalogue has. */
export const pageSize = 24;

/** The orders of results: the best match first, cheapest or dearest first at the buyer's packs, soonest first. */
export const sorts = ['best', 'price', 'price_down', 'lead_time'] as const;
export type Sort = (typeof sorts)[number];

const within = (min: number, max: number) =>
  z.optional(z.pipe(wireNumber, wholeNumber.check(z.minimum(min), z.maximum(max))));

/** Ids, with commas between them. */
const idList = z.codec(z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,49}$/)), z.array(z.string()), {
  decode: (ids) => ids.split(','),
  encode: (ids) => ids.join(','),
});

/** What the address of the catalogue's page says. */
export const catalogueAddress = z.object({
  /** Words, as they were typed. */
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Products in any of these categories. */
  categories: z.optional(idList),
  /** The packs that prices are for; {@link usualPacks} without it. */
  packs: within(packsLimits.min, packsLimits.max),
  /** The lowest and the highest price of one piece at these packs, in the currency. */
  price_from: z.optional(wireMoney),
  price_to: z.optional(wireMoney),
  /** The longest lead time, in working days. */
  lead_time: within(1, 999),
  /** The largest minimum order quantity. */
  minimum: z.optional(wireCount),
  sort: z.optional(z.enum(sorts)),
  /** From 1; one beyond the last is the last. */
  page: within(1, 1_000_000),
});
/** What a person asks of the catalogue. */
export type CatalogueWish = z.output<typeof catalogueAddress>;

/** What the API is asked for. */
export const catalogueQuery = z.extend(catalogueAddress, {
  /** The currency of all prices; the base currency without it. */
  currency: z.optional(z.string().check(z.maxLength(10))),
});
export type CatalogueAsked = z.output<typeof catalogueQuery>;
