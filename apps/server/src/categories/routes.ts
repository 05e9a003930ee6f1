import { listCategories, listCategoryChoices } from '@gifting/api/categories/endpoints';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readCategories } from './repository';

/** The product categories, whole and as choices. */
export const categoryRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listCategories, () => readCategories(db)),
  route(listCategoryChoices, async () => (await readCategories(db)).map(({ id, name }) => ({ id, name }))),
];
