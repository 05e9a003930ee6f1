import { adminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import { giftBoxChange, giftBoxPayload } from '@gifting/domain/gift-boxes/forms';
import { commandResult, dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** Gift boxes for administrators, in prices of the base currency (API-44). */
export const listAllGiftBoxes = endpoint({
  name: 'giftBoxes.all',
  method: 'GET',
  path: '/admin/v1/gift-box/list',
  access: 'admin',
  response: dataEnvelope(z.array(adminGiftBox)),
});

/** Adds a gift box (API-45). */
export const createGiftBox = endpoint({
  name: 'giftBoxes.create',
  method: 'POST',
  path: '/admin/v1/gift-box/create',
  access: 'admin',
  encoding: 'multipart',
  body: giftBoxPayload,
  response: commandResult,
  handlesErrors: true,
});

/** Changes a gift box; without an image the old one stays (API-46, F-09). */
export const updateGiftBox = endpoint({
  name: 'giftBoxes.update',
  method: 'POST',
  path: '/admin/v1/gift-box/update/{id}',
  access: 'admin',
  encoding: 'multipart',
  params: byId,
  body: giftBoxChange,
  response: commandResult,
  conflict: adminGiftBox,
  handlesErrors: true,
});

/** Removes a gift box (API-47). */
export const deleteGiftBox = endpoint({
  name: 'giftBoxes.delete',
  method: 'DELETE',
  path: '/admin/v1/gift-box/delete/{id}',
  access: 'admin',
  params: byId,
  response: commandResult,
  handlesErrors: true,
});
