import { category, categoryChoice } from '@gifting/domain/categories/category';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Categories for the grid of builder step 2 (API-10). */
export const listCategories = endpoint({
  name: 'categories.list',
  method: 'GET',
  path: '/v1/categories',
  access: 'public',
  response: dataEnvelope(z.array(category)),
});

/** Categories for the tabs of builder step 2 (API-11). */
export const listCategoryChoices = endpoint({
  name: 'categories.choices',
  method: 'GET',
  path: '/v1/categories/dropdown/list',
  access: 'public',
  response: dataEnvelope(z.array(categoryChoice)),
});
