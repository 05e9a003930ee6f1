import { read } from '../core/read';
import { readPagesOf } from '../core/read-pages';
import { countAddresses, listAddresses, readAddressPacking } from './address-endpoints';

/** Infinite query options of to whom an order goes (`orders.addresses`). */
export const addressesQuery = (orderNumber: string) => readPagesOf(listAddresses, { orderNumber });

/** Query options of how many addresses of an order are kept (`orders.addresses`). */
export const addressCountsQuery = (orderNumber: string) => read(countAddresses, { params: { orderNumber } });

/** Query options of the files of what is to be packed for an order, whose links last an hour (`orders.addresses`). */
export const addressPackingQuery = (orderNumber: string) =>
  read(readAddressPacking, { params: { orderNumber } });
