import { read } from '../core/read';
import { readProofs } from './proof-endpoints';

/** Query options of an order's proofs (`orders.proofs`). */
export const proofsQuery = (orderNumber: string) => read(readProofs, { params: { orderNumber } });
