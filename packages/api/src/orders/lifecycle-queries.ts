import { useCommand } from '../core/command';
import { read } from '../core/read';
import { payOrder, readLifecycle } from './lifecycle-endpoints';

/** Query options of an order's lifecycle (`orders.lifecycle`). */
export const lifecycleQuery = (orderNumber: string) => read(readLifecycle, { params: { orderNumber } });

/** Pays an order whose card was refused or holds its amount no longer (`orders.lifecycle`). */
export const usePayOrder = () => useCommand(payOrder);
