import { catalogueQuery } from '@gifting/domain/catalogue/asked';
import { catalogueResults } from '@gifting/domain/catalogue/results';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';

/** Searches the products on sale (`catalogue.search`): words with faults forgiven, filters, prices at the buyer's packs. */
export const searchCatalogue = endpoint({
  name: 'catalogue.search',
  method: 'GET',
  path: '/v1/catalogue',
  access: 'public',
  query: catalogueQuery,
  response: dataEnvelope(catalogueResults),
});
