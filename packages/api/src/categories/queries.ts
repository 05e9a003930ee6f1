import { read } from '../core/read';
import { listAllCategories } from './admin-endpoints';
import { listCategories, listCategoryChoices } from './endpoints';

/** Query options of the category grid. */
export const categoriesQuery = () => read(listCategories, {});

/** Query options of the category tabs. */
export const categoryChoicesQuery = () => read(listCategoryChoices, {});

/** Query options of the categories as administrators read them (ACAT-28: fresh on mount and on focus, as every read). */
export const allCategoriesQuery = () => read(listAllCategories, {});
