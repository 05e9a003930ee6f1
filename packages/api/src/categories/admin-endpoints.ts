import { adminCategory } from '@gifting/domain/categories/category';
import { categoryChange, categoryForm } from '@gifting/domain/categories/forms';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

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
  handlesErrors: true,
});

/** Changes a category; without an image the old one stays. Offered with the capability `catalogue.edit` (F-04). */
export const updateCategory = endpoint({
  name: 'categories.update',
  method: 'POST',
  path: '/admin/v1/category/update/{id}',
  access: 'admin',
  encoding: 'multipart',
  params: byId,
  body: categoryChange,
  response: commandResult,
  conflict: adminCategory,
  handlesErrors: true,
});
