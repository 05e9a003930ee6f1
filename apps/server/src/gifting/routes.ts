import { done, missingTexts } from '@gifting/api/core/texts';
import {
  createGifting,
  deleteGifting,
  listAllGifting,
  updateGifting,
} from '@gifting/api/gifting/admin-endpoints';
import {
  listGifting,
  listGiftingChoices,
  readGifting as readGiftingRow,
} from '@gifting/api/gifting/endpoints';

import type { Dependencies } from '../dependencies';
import { byKey } from '../http/by-key';
import { found } from '../http/failure';
import { type Route, route } from '../http/route';
import { readImage, readOptionalImage } from '../uploads/images';
import { addGifting, changeGifting, findGifting, readGifting, removeGifting } from './repository';

const missing = missingTexts.gifting;

/** The gifting categories: for visitors, and for administrators who keep them. */
export const giftingRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listGifting, () => readGifting(db)),
  route(readGiftingRow, async ({ params }) => found(await findGifting(db, params.id), missing)),
  route(listGiftingChoices, async () => (await readGifting(db)).map(({ id, name }) => ({ id, name }))),

  route(listAllGifting, () => readGifting(db)),

  route(createGifting, async ({ body }) => {
    await addGifting(db, body, await readImage('image', body.image));
    return done('gifting.create');
  }),

  route(updateGifting, async ({ params, body }) => {
    const image = await readOptionalImage('image', body.image);
    await byKey(params.id, missing, (id) => changeGifting(db, id, body, image));
    return done('gifting.update');
  }),

  route(deleteGifting, async ({ params }) => {
    await byKey(params.id, missing, (id) => removeGifting(db, id));
    return done('gifting.delete');
  }),
];
