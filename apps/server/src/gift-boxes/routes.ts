import { done, missingTexts } from '@gifting/api/core/texts';
import {
  createGiftBox,
  deleteGiftBox,
  listAllGiftBoxes,
  updateGiftBox,
} from '@gifting/api/gift-boxes/admin-endpoints';
import { listGiftBoxes } from '@gifting/api/gift-boxes/endpoints';
import { toGiftBoxRecord } from '@gifting/domain/gift-boxes/forms';
import { askedConversion } from '../currencies/asked-conversion';
import type { Dependencies } from '../dependencies';
import { byKey } from '../http/by-key';
import { type Route, route } from '../http/route';
import { readImage, readOptionalImage } from '../uploads/images';
import { addGiftBox, changeGiftBox, readAllGiftBoxes, readGiftBoxes, removeGiftBox } from './repository';

const missing = missingTexts.giftBox;

/** The packaging: on sale in the currency asked for, and for administrators who keep it. */
export const giftBoxRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listGiftBoxes, async ({ query }) => readGiftBoxes(db, await askedConversion(db, query.currency))),

  route(listAllGiftBoxes, () => readAllGiftBoxes(db)),

  route(createGiftBox, async ({ body }) => {
    await addGiftBox(db, toGiftBoxRecord(body), await readImage('image', body.image));
    return done('giftBoxes.create');
  }),

  route(updateGiftBox, async ({ params, body }) => {
    const image = await readOptionalImage('image', body.image);
    await byKey(params.id, missing, (id) => changeGiftBox(db, id, toGiftBoxRecord(body), image));
    return done('giftBoxes.update');
  }),

  route(deleteGiftBox, async ({ params }) => {
    await byKey(params.id, missing, (id) => removeGiftBox(db, id));
    return done('giftBoxes.delete');
  }),
];
