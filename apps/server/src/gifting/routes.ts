import { listGifting } from '@gifting/api/gifting/endpoints';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readGifting } from './repository';

/** The gifting categories. */
export const giftingRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listGifting, () => readGifting(db)),
];
