import { read } from '../core/read';
import { listCategories, listCategoryChoices } from './endpoints';

/** Query options of the category grid. */
export const categoriesQuery = () => read(listCategories, {});

/** Query options of the category tabs. */
export const categoryChoicesQuery = () => read(listCategoryChoices, {});
