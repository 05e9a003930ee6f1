import { createCategory, listAllCategories } from '@gifting/api/categories/admin-endpoints';
import { listCategories, listCategoryChoices } from '@gifting/api/categories/endpoints';
import { done } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readImage } from '../uploads/images';
import { addCategory, readCategories } from './repository';

/** The product categories: whole, as choices, and for administrators. One is removed through the services' call. */
export const categoryRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listCategories, () => readCategories(db)),
  route(listCategoryChoices, async () => (await readCategories(db)).map(({ id, name }) => ({ id, name }))),

  route(listAllCategories, () => readCategories(db)),

  route(createCategory, async ({ body }) => {
    await addCategory(db, body, await readImage('image', body.image));
    return done('categories.create');
  }),
];
