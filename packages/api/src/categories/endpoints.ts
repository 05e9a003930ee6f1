import { adminCategory, category, categoryChoice } from '@gifting/domain/categories/category';
import { categoryForm } from '@gifting/domain/categories/forms';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
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

/** Categories for administrators (API-53). */
export const listAllCategories = endpoint({
  name: 'categories.all',
  method: 'GET',
  path: '/admin/v1/category/list',
  access: 'admin',
  response: dataEnvelope(z.array(adminCategory)),
});

/** Adds a category (API-54). A category is removed through the services' delete call, as written (F-01). */
export const createCategory = endpoint({
  name: 'categories.create',
  method: 'POST',
  path: '/admin/v1/category/create',
  access: 'admin',
  encoding: 'multipart',
  body: categoryForm,
  response: commandResult,
  answersOwnErrors: true,
});
