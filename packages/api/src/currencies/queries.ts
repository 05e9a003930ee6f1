import { read } from '../core/read';
import { listCurrencies } from './endpoints';

/** Query options of the currencies list. */
export const currenciesQuery = () => read(listCurrencies, {});
