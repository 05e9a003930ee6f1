import { read } from '../core/read';
import { listGifting } from './endpoints';

/** Query options of the gifting list. */
export const giftingQuery = () => read(listGifting, {});
