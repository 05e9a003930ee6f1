import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { type Conversion, conversionTo, unconverted } from '@gifting/domain/money/exchange';
import { fieldRefusal } from '../core/refusal';
import { fieldTexts } from '../core/texts';
import { demoCurrencies } from '../demo/currencies';
import type { HandlersOf } from './mock-server';

/** The conversion from the base currency; `undefined` for an unavailable currency. */
export const conversionOf = (currency: string): Conversion | undefined => {
  const known = demoCurrencies.find(({ code }) => code === currency);
  return known && conversionTo(currency, known.rate);
};

/** The conversion to the requested currency, if any. Throws a 422 for an unavailable one. */
export const askedConversion = (currency: string | undefined): Conversion => {
  const conversion = currency === undefined ? unconverted : conversionOf(currency);
  if (conversion === undefined) throw fieldRefusal({ currency: [fieldTexts.currency] });
  return conversion;
};

/** The code of the currency that catalogue prices are in. */
export const baseCurrency = demoCurrencies.find(({ rate }) => rate === 1)?.code ?? '';

/** The currencies and the capabilities, which never change. */
export const settingHandlers = (): HandlersOf<'capabilities'> & HandlersOf<'currencies'> => ({
  // There is no provider beside it.
  'capabilities.list': () => capabilities.filter((name) => name !== 'account.openid'),
  'currencies.list': () => demoCurrencies.map(({ code, rate }) => ({ code, conversionRate: rate })),
});
