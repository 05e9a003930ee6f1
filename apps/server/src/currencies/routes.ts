import { listCurrencies } from '@gifting/api/currencies/endpoints';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readCurrencies } from './repository';

/** The currencies available. */
export const currencyRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listCurrencies, () => readCurrencies(db)),
];
