import { read } from '../core/read';
import { listAllGiftBoxes } from './admin-endpoints';

/** Query options of the gift boxes as administrators read them (ABOX-20: fresh on mount and on focus, as every read). */
export const allGiftBoxesQuery = () => read(listAllGiftBoxes, {});
