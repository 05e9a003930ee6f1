import { toGiftBoxRecord } from '@gifting/domain/gift-boxes/forms';
import type { HttpHandler } from 'msw';
import { done, missingTexts } from '../core/texts';
import { createGiftBox, deleteGiftBox, listAllGiftBoxes, updateGiftBox } from '../gift-boxes/admin-endpoints';
import { listGiftBoxes } from '../gift-boxes/endpoints';
import { askedConversion } from './currencies';
import { byId, take } from './lists';
import type { MockServer } from './mock-server';
import { giftBoxesOnSale } from './on-sale';
import { readImage, storeImage } from './uploads';

const missing = missingTexts.giftBox;

/** The packaging. What is removed lives on in the orders' copies. */
export const giftBoxHandlers = (server: MockServer): readonly HttpHandler[] => {
  const { state, nextId, on } = server;
  return [
    on(listGiftBoxes, ({ query }) => giftBoxesOnSale(state, askedConversion(query.currency))),
    on(listAllGiftBoxes, () =>
      state.giftBoxes.map(({ id, name, prices, picture, status }) => ({ id, name, prices, picture, status })),
    ),

    on(createGiftBox, async ({ body }) => {
      const picture = await readImage('image', body.image);
      state.giftBoxes.push({
        id: nextId(),
        ...toGiftBoxRecord(body),
        description: '',
        picture: storeImage(server, picture, null),
        minimumOrderQuantity: 0,
        deliveryTime: '',
        status: 'active',
      });
      return done('giftBoxes.create');
    }),

    on(updateGiftBox, async ({ params, body }) => {
      const picture = await readImage('image', body.image);
      const box = byId(state.giftBoxes, params.id, missing);
      Object.assign(box, toGiftBoxRecord(body), { picture: storeImage(server, picture, box.picture) });
      return done('giftBoxes.update');
    }),

    on(deleteGiftBox, ({ params }) => {
      take(state.giftBoxes, byId(state.giftBoxes, params.id, missing).id);
      return done('giftBoxes.delete');
    }),
  ];
};
