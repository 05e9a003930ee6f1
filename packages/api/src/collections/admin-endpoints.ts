import { adminCollection } from '@gifting/domain/collections/admin-collection';
import { collectionChange, collectionPayload } from '@gifting/domain/collections/forms';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Collections for administrators (API-39). */
export const listAllCollections = endpoint({
  name: 'collections.all',
  method: 'GET',
  path: '/admin/v1/collection/list',
  access: 'admin',
  response: dataEnvelope(z.array(adminCollection)),
});

/** A collection as its edit form loads it (API-40, F-07). */
export const readAnyCollection = endpoint({
  name: 'collections.anyDetail',
  method: 'GET',
  path: '/admin/v1/collection/view/{id}',
  access: 'admin',
  params: byId,
  response: dataEnvelope(adminCollection),
});

/** Adds a collection with any number of images (API-41). */
export const createCollection = endpoint({
  name: 'collections.create',
  method: 'POST',
  path: '/admin/v1/collection/create',
  access: 'admin',
  encoding: 'multipart',
  body: collectionPayload,
  response: commandResult,
  handlesErrors: true,
});

/**
 * Changes the texts of a collection (API-42). The path's id is used; the body's is sent as specified (F-06).
 */
export const updateCollection = endpoint({
  name: 'collections.update',
  method: 'POST',
  path: '/admin/v1/collection/update/{id}',
  access: 'admin',
  params: byId,
  body: collectionChange,
  response: commandResult,
  conflict: adminCollection,
  handlesErrors: true,
});

/** Removes a collection (API-43). */
export const deleteCollection = endpoint({
  name: 'collections.delete',
  method: 'DELETE',
  path: '/admin/v1/collection/delete/{id}',
  access: 'admin',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});
