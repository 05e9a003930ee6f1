import type { RequestInput } from '../core/endpoint';
import { read } from '../core/read';
import { searchCatalogue } from './endpoints';

/** What the catalogue is asked for, as an address spells it. */
export type CatalogueInput = RequestInput<typeof searchCatalogue>['query'];

/** Query options of a page of the catalogue. */
export const catalogueQuery = (query: CatalogueInput) => read(searchCatalogue, { query });
