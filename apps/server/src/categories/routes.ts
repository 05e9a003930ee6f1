import { done, missingTexts } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { keyOf } from '../http/by-key';
import { readImage, readOptionalImage } from '../uploads/images';
import { addCategory, changeCategory, readCategories } from './repository';

/** The product categories. The row `services.delete` deletes them. */
export const categoryRoutes = ({ db, pictureDb }: Dependencies): HandlersOf<'categories'> => ({
  'categories.list': () => readCategories(db),
  'categories.choices': async () => (await readCategories(db)).map(({ id, name }) => ({ id, name })),

  'categories.all': () => readCategories(db),

  'categories.create': async ({ body }) => {
    await addCategory(pictureDb, body, await readImage('image', body.image));
    return done('categories.create');
  },

  'categories.update': async ({ params, body }) => {
    const image = await readOptionalImage('image', body.image);
    await changeCategory(pictureDb, keyOf(params.id, missingTexts.category), body, image);
    return done('categories.update');
  },
});
