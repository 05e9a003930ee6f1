import { read } from '../core/read';
import { readLifecycle } from './lifecycle-endpoints';

/** Query options of an order's lifecycle (`orders.lifecycle`). */
export const lifecycleQuery = (orderNumber: string) => read(readLifecycle, { params: { orderNumber } });
