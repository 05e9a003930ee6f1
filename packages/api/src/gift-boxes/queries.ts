import { read } from '../core/read';
import { listGiftBoxes } from './endpoints';

/** Query options of the packaging on offer, priced in a currency. */
export const giftBoxesQuery = (currency: string) => read(listGiftBoxes, { query: { currency } });
