import { read } from '../core/read';
import { listGifting, listGiftingChoices, readGifting } from './endpoints';

/** Query options of the gifting list. */
export const giftingQuery = () => read(listGifting, {});

/** Query options of a gifting category's page, by id or slug (B-06). */
export const giftingDetailQuery = (id: string) => read(readGifting, { params: { id } });

/** Query options of the packs that a product can belong to. */
export const giftingChoicesQuery = () => read(listGiftingChoices, {});
