import { read } from '../core/read';
import { listAllGiftBoxes } from './admin-endpoints';
import { listGiftBoxes } from './endpoints';

/** Query options of the packaging available, priced in a currency. */
export const giftBoxesQuery = (currency: string) => read(listGiftBoxes, { query: { currency } });

/** Query options of the gift boxes as administrators read them (ABOX-20: fresh on mount and on focus, as every read). */
export const allGiftBoxesQuery = () => read(listAllGiftBoxes, {});
