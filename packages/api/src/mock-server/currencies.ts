import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { type Conversion, conversionTo, unconverted } from '@gifting/domain/money/exchange';
import { fieldRefusal } from '../core/refusal';
import { fieldTexts } from '../core/texts';
import { demoCurrencies } from '../demo/currencies';
import type { HandlersOf } from './mock-server';

/** The way from the base currency to another; `undefined` for one that is not available. */
export const conversionOf = (currency: string): Conversion | undefined => {
  const known = demoCurrencies.find(({ code }) => code === currency);
  return known && conversionTo(currency, known.rate);
};

/** The way to the currency prices are asked in: none when none is named. Throws a 422 for one that is not available. */
export const askedConversion = (currency: string | undefined): Conversion => {
  const conversion = currency === undefined ? unconverted : conversionOf(currency);
  if (conversion === undefined) throw fieldRefusal({ currency: [fieldTexts.currency] });
  return conversion;
};

/** What never changes: the currencies available, and what the server offers beyond the written table. */
export const settingHandlers = (): HandlersOf<'capabilities'> & HandlersOf<'currencies'> => ({
  'capabilities.list': () => [...capabilities],
  'currencies.list': () => demoCurrencies.map(({ code, rate }) => ({ code, conversionRate: rate })),
});
