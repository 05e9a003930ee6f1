import { listGiftBoxes } from '@gifting/api/gift-boxes/endpoints';
import { askedRate } from '../currencies/asked-rate';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readGiftBoxes } from './repository';

/** The packaging on sale, priced in the currency asked for. */
export const giftBoxRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listGiftBoxes, async ({ query }) => readGiftBoxes(db, await askedRate(db, query.currency))),
];
