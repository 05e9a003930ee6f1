import { categoryChoicesQuery } from '@gifting/api/categories/queries';
import { currenciesQuery } from '@gifting/api/currencies/queries';
import { giftingChoicesQuery } from '@gifting/api/gifting/queries';
import { allProductsQuery } from '@gifting/api/products/admin-queries';
import { routeRead } from '#app/reads.ts';

/** All products, for administrators (API-48), and the packs and categories they can belong to (API-11, API-12). */
export const reads = () => ({
  products: routeRead(allProductsQuery()),
  gifting: routeRead(giftingChoicesQuery()),
  categories: routeRead(categoryChoicesQuery()),
});

/** What the form reads besides: the currencies a price can be looked at in (API-09). */
export const formReads = () => ({ currencies: currenciesQuery() });
