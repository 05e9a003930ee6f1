import { done, missingTexts } from '@gifting/api/core/texts';
import { askedConversion } from '../currencies/asked-conversion';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { byKey, keyOf } from '../http/by-key';
import { readImage, readOptionalImage } from '../uploads/images';
import { addGiftBox, changeGiftBox, readAllGiftBoxes, readGiftBoxes, removeGiftBox } from './repository';

const missing = missingTexts.giftBox;

/** The packaging, for visitors in a currency and for administrators. */
export const giftBoxRoutes = ({ db, pictureDb }: Dependencies): HandlersOf<'giftBoxes'> => ({
  'giftBoxes.list': async ({ query }) => readGiftBoxes(db, await askedConversion(db, query.currency)),

  'giftBoxes.all': () => readAllGiftBoxes(db),

  'giftBoxes.create': async ({ body }) => {
    await addGiftBox(pictureDb, body, await readImage('image', body.image));
    return done('giftBoxes.create');
  },

  'giftBoxes.update': async ({ params, body }) => {
    const image = await readOptionalImage('image', body.image);
    await changeGiftBox(pictureDb, keyOf(params.id, missing), body, image);
    return done('giftBoxes.update');
  },

  'giftBoxes.delete': async ({ params }) => {
    await byKey(params.id, missing, (id) => removeGiftBox(db, id));
    return done('giftBoxes.delete');
  },
});
