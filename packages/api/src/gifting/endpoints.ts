import { giftingEditForm, giftingForm } from '@gifting/domain/gifting/forms';
import { giftingChoice, giftingDetail, giftingItem } from '@gifting/domain/gifting/gifting';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Gifting categories for the navigation and the home list (API-03). */
export const listGifting = endpoint({
  name: 'gifting.list',
  method: 'GET',
  path: '/v1/gifting',
  access: 'public',
  response: dataEnvelope(z.array(giftingItem)),
});

/** A gifting category's own page (API-08). */
export const readGifting = endpoint({
  name: 'gifting.detail',
  method: 'GET',
  path: '/v1/gifting/{id}',
  access: 'public',
  params: byId,
  response: dataEnvelope(giftingDetail),
});

/** Gifting categories for the product form's choice (API-12). */
export const listGiftingChoices = endpoint({
  name: 'gifting.choices',
  method: 'GET',
  path: '/v1/gifting/dropdown/list',
  access: 'public',
  response: dataEnvelope(z.array(giftingChoice)),
});

/** Gifting packs for administrators (API-35). */
export const listAllGifting = endpoint({
  name: 'gifting.all',
  method: 'GET',
  path: '/admin/v1/gifting/list',
  access: 'admin',
  response: dataEnvelope(z.array(giftingItem)),
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
  answersOwnErrors: true,
});

/** Changes a gifting pack, with the body of a service's change (API-37, F-09). */
export const updateGifting = endpoint({
  name: 'gifting.update',
  method: 'POST',
  path: '/admin/v1/gifting/update/{id}',
  access: 'admin',
  encoding: 'multipart',
  params: byId,
  body: giftingEditForm,
  response: commandResult,
  answersOwnErrors: true,
});

/** Removes a gifting pack (API-38). */
export const deleteGifting = endpoint({
  name: 'gifting.delete',
  method: 'DELETE',
  path: '/admin/v1/gifting/delete/{id}',
  access: 'admin',
  params: byId,
  response: commandResult,
  answersOwnErrors: true,
});
