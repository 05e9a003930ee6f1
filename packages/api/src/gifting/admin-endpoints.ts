import { adminGifting } from '@gifting/domain/gifting/admin-gifting';
import { giftingChange, giftingForm } from '@gifting/domain/gifting/forms';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Gifting packs for administrators (API-35). */
export const listAllGifting = endpoint({
  name: 'gifting.all',
  method: 'GET',
  path: '/admin/v1/gifting/list',
  access: 'admin',
  response: dataEnvelope(z.array(adminGifting)),
});

/** Adds a gifting pack (API-36). */
export const createGifting = endpoint({
  name: 'gifting.create',
  method: 'POST',
  path: '/admin/v1/gifting/create',
  access: 'admin',
  encoding: 'multipart',
  body: giftingForm,
  response: commandResult,
  handlesErrors: true,
});

/** Changes a gifting pack, with the body of a service's change (API-37, F-09). */
export const updateGifting = endpoint({
  name: 'gifting.update',
  method: 'POST',
  path: '/admin/v1/gifting/update/{id}',
  access: 'admin',
  encoding: 'multipart',
  params: byId,
  body: giftingChange,
  response: commandResult,
  conflict: adminGifting,
  handlesErrors: true,
});

/** Removes a gifting pack (API-38). */
export const deleteGifting = endpoint({
  name: 'gifting.delete',
  method: 'DELETE',
  path: '/admin/v1/gifting/delete/{id}',
  access: 'admin',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});
