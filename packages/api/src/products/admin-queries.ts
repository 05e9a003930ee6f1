import { read } from '../core/read';
import { listAllProducts } from './admin-endpoints';

/** Query options of all products, as administrators read them. */
export const allProductsQuery = () => read(listAllProducts, {});
