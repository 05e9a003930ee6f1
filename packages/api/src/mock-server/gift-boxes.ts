import { toGiftBoxRecord } from '@gifting/domain/gift-boxes/forms';
import { done, missingTexts } from '../core/texts';
import { askedConversion } from './currencies';
import { byId, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { giftBoxesOnSale } from './on-sale';
import { readImage, storeImage } from './uploads';

const missing = missingTexts.giftBox;

/** The packaging. What is removed lives on in the orders' copies. */
export const giftBoxHandlers = (server: MockServer): HandlersOf<'giftBoxes'> => {
  const { state, nextId } = server;
  return {
    'giftBoxes.list': ({ query }) => giftBoxesOnSale(state, askedConversion(query.currency)),
    'giftBoxes.all': () =>
      state.giftBoxes.map(({ id, name, prices, picture, status }) => ({ id, name, prices, picture, status })),

    'giftBoxes.create': async ({ body }) => {
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
    },

    'giftBoxes.update': async ({ params, body }) => {
      const picture = await readImage('image', body.image);
      const box = byId(state.giftBoxes, params.id, missing);
      Object.assign(box, toGiftBoxRecord(body), { picture: storeImage(server, picture, box.picture) });
      return done('giftBoxes.update');
    },

    'giftBoxes.delete': ({ params }) => {
      take(state.giftBoxes, byId(state.giftBoxes, params.id, missing).id);
      return done('giftBoxes.delete');
    },
  };
};
