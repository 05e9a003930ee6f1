import { read } from '../core/read';
import { listAllGifting } from './admin-endpoints';

/** Query options of the packs as administrators read them (AGFT-19: fresh on mount and on focus, as every read). */
export const allGiftingQuery = () => read(listAllGifting, {});
