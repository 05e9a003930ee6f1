import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { readCurrencies } from './repository';

/** The currencies available. */
export const currencyRoutes = ({ db }: Dependencies): HandlersOf<'currencies'> => ({
  'currencies.list': () => readCurrencies(db),
});
