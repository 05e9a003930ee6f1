import { found } from '@gifting/api/core/refusal';
import { done, missingTexts } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { byKey, keyOf } from '../http/by-key';
import { readImage, readOptionalImage } from '../uploads/images';
import { addGifting, changeGifting, findGifting, readGifting, removeGifting } from './repository';

const missing = missingTexts.gifting;

/** The gifting categories, for visitors and administrators. */
export const giftingRoutes = ({ db, pictureDb }: Dependencies): HandlersOf<'gifting'> => ({
  'gifting.list': () => readGifting(db),
  'gifting.detail': async ({ params }) => found(await findGifting(db, params.id), missing),
  'gifting.choices': async () => (await readGifting(db)).map(({ id, name }) => ({ id, name })),

  'gifting.all': () => readGifting(db),

  'gifting.create': async ({ body }) => {
    await addGifting(pictureDb, body, await readImage('image', body.image));
    return done('gifting.create');
  },

  'gifting.update': async ({ params, body }) => {
    const image = await readOptionalImage('image', body.image);
    await changeGifting(pictureDb, keyOf(params.id, missing), body, image);
    return done('gifting.update');
  },

  'gifting.delete': async ({ params }) => {
    await byKey(params.id, missing, (id) => removeGifting(db, id));
    return done('gifting.delete');
  },
});
