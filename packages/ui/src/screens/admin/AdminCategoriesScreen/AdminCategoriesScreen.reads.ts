import { allCategoriesQuery } from '@gifting/api/categories/admin-queries';
import { routeRead } from '#app/reads.ts';

/** All categories, for administrators (API-53). */
export const reads = () => ({ categories: routeRead(allCategoriesQuery()) });
