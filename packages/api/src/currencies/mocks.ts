import { mock } from '../core/mock';
import { demoCurrencies } from '../demo/currencies';
import type { RowMocksOf } from '../row-mocks';
import { listCurrencies } from './endpoints';

export const currenciesMock = mock(listCurrencies, {
  ok: demoCurrencies.map(({ code, rate }) => ({ code, conversionRate: rate })),
  empty: [],
});

export const currencyMocks: RowMocksOf<'currencies'> = {
  'currencies.list': currenciesMock,
};
