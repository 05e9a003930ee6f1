import { read } from '../core/read';
import { listGiftBoxes } from './endpoints';

/** Query options of the packaging available, priced in a currency. */
export const giftBoxesQuery = (currency: string) => read(listGiftBoxes, { query: { currency } });
