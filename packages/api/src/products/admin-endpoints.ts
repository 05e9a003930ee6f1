import { adminProduct } from '@gifting/domain/products/admin-product';
import { productChange, productPayload } from '@gifting/domain/products/payload';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Products for administrators, in prices of the base currency (API-48). */
export const listAllProducts = endpoint({
  name: 'products.all',
  method: 'GET',
  path: '/admin/v1/product/list',
  access: 'admin',
  response: dataEnvelope(z.array(adminProduct)),
});

/** Adds a product with its images and price ranges (API-49, API-50). */
export const createProduct = endpoint({
  name: 'products.create',
  method: 'POST',
  path: '/admin/v1/product/create',
  access: 'admin',
  encoding: 'multipart',
  body: productPayload,
  response: commandResult,
  handlesErrors: true,
});

/** Changes a product; without images the old ones stay (API-52). Called with the capability `catalogue.edit` only (F-02). */
export const updateProduct = endpoint({
  name: 'products.update',
  method: 'POST',
  path: '/admin/v1/product/update/{id}',
  access: 'admin',
  encoding: 'multipart',
  params: byId,
  body: productChange,
  response: commandResult,
  conflict: adminProduct,
  handlesErrors: true,
});

/** Removes a product (API-51). */
export const deleteProduct = endpoint({
  name: 'products.delete',
  method: 'DELETE',
  path: '/admin/v1/product/delete/{id}',
  access: 'admin',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});
