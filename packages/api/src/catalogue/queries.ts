import { type CatalogueAsked, catalogueQuery } from '@gifting/domain/catalogue/asked';
import * as z from 'zod/mini';
import { read } from '../core/read';
import { searchCatalogue } from './endpoints';

/** Query options of a page of the catalogue. */
export const searchQuery = (asked: CatalogueAsked) =>
  read(searchCatalogue, { query: z.encode(catalogueQuery, asked) });
