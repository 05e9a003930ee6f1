import { read } from '../core/read';
import { listAllGifting } from './admin-endpoints';
import { listGifting, listGiftingChoices, readGifting } from './endpoints';

/** Query options of the gifting list. */
export const giftingQuery = () => read(listGifting, {});

/** Query options of a gifting category's page, by id or slug (B-06). */
export const giftingDetailQuery = (id: string) => read(readGifting, { params: { id } });

/** Query options of the packs as administrators read them (AGFT-19: fresh on mount and on focus, as every read). */
export const allGiftingQuery = () => read(listAllGifting, {});

/** Query options of the packs that a product can belong to. */
export const giftingChoicesQuery = () => read(listGiftingChoices, {});
