import { read } from '../core/read';
import { listAllCategories } from './admin-endpoints';

/** Query options of the categories as administrators read them (ACAT-28: fresh on mount and on focus, as every read). */
export const allCategoriesQuery = () => read(listAllCategories, {});
