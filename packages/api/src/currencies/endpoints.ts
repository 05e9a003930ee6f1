import { currencyItem } from '@gifting/domain/currencies/currency';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint';

/** Currencies a buyer may order in (API-09). */
export const listCurrencies = endpoint({
  name: 'currencies.list',
  method: 'GET',
  path: '/v1/get-currency',
  access: 'public',
  response: dataEnvelope(z.array(currencyItem)),
});
