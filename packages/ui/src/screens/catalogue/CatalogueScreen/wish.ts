import { type CatalogueWish, catalogueAddress, usualPacks } from '@gifting/domain/catalogue/asked';
import type { CatalogueFilter } from '@gifting/domain/catalogue/results';
import { storable } from '@gifting/domain/forms/fields';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import * as z from 'zod/mini';

const fields = Object.entries(catalogueAddress.shape);

/** Reads the search of the address; what is no valid value is left out. */
export const readWish = (search: string): CatalogueWish => {
  const params = new URLSearchParams(search);
  const valid = fields.flatMap(([name, schema]) => {
    const value = storable(params.get(name) ?? '');
    return value && z.safeParse(schema, value).success ? [[name, value]] : [];
  });
  return z.parse(catalogueAddress, Object.fromEntries(valid));
};

/** The search of an address that says this. */
export const searchOf = (wish: CatalogueWish): string =>
  String(
    new URLSearchParams(
      Object.entries(z.encode(catalogueAddress, wish)).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, String(value)]],
      ),
    ),
  );

/** What the API is asked for: what the address leaves open is that of the box. */
export const askedOf = (wish: CatalogueWish, { project }: OrderDraft) => ({
  ...wish,
  packs: wish.packs ?? project?.packs ?? usualPacks,
  ...(project && { currency: project.currency }),
});

const parts: Readonly<Record<CatalogueFilter, readonly (keyof CatalogueWish)[]>> = {
  words: ['q'],
  categories: ['categories'],
  price: ['price_from', 'price_to'],
  lead_time: ['lead_time'],
  minimum: ['minimum'],
};

/** What is asked without a filter, from the first page. */
export const without = (wish: CatalogueWish, filter: CatalogueFilter): CatalogueWish => {
  const gone = new Set<string>([...parts[filter], 'page']);
  return Object.fromEntries(Object.entries(wish).filter(([name]) => !gone.has(name)));
};

/** What is asked without any filter: the packs and the order stay. */
export const cleared = ({ packs, sort }: CatalogueWish): CatalogueWish => ({
  ...(packs !== undefined && { packs }),
  ...(sort !== undefined && { sort }),
});
