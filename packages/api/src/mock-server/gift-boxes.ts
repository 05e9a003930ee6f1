import { adminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import { refuseOutdated } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { askedConversion } from './currencies';
import { findById, firstVersion, nextVersion, take } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { giftBoxesOnSale } from './on-sale';
import { readImage, storeImage } from './uploads';

const missing = missingTexts.giftBox;

/** The packaging. Orders keep copies of removed gift boxes. */
export const giftBoxHandlers = (server: MockServer): HandlersOf<'giftBoxes'> => {
  const { state, nextId } = server;
  return {
    'giftBoxes.list': ({ query }) => giftBoxesOnSale(state, askedConversion(query.currency)),
    'giftBoxes.all': () => state.giftBoxes,

    'giftBoxes.create': async ({ body: { image, ...record } }) => {
      const picture = await readImage('image', image);
      state.giftBoxes.push({
        id: nextId(),
        ...record,
        description: '',
        picture: storeImage(server, picture, null),
        minimumOrderQuantity: 0,
        deliveryTime: '',
        status: 'active',
        version: firstVersion,
      });
      return done('giftBoxes.create');
    },

    'giftBoxes.update': async ({ params, body: { image, version, ...record } }) => {
      const picture = await readImage('image', image);
      const box = findById(state.giftBoxes, params.id, missing);
      refuseOutdated(adminGiftBox, version, box);
      Object.assign(box, record, {
        picture: storeImage(server, picture, box.picture),
        version: nextVersion(box),
      });
      return done('giftBoxes.update');
    },

    'giftBoxes.delete': ({ params }) => {
      take(state.giftBoxes, findById(state.giftBoxes, params.id, missing).id);
      return done('giftBoxes.delete');
    },
  };
};
