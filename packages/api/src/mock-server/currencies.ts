import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { type Conversion, conversionTo, unconverted } from '@gifting/domain/money/exchange';
import type { HttpHandler } from 'msw';
import { listCapabilities } from '../capabilities/endpoints';
import { fieldRefusal } from '../core/mock';
import { fieldTexts } from '../core/texts';
import { listCurrencies } from '../currencies/endpoints';
import { demoCurrencies } from '../demo/catalogue';
import type { MockServer } from './mock-server';

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
export const settingHandlers = ({ on }: MockServer): readonly HttpHandler[] => [
  on(listCapabilities, () => [...capabilities]),
  on(listCurrencies, () => demoCurrencies.map(({ code, rate }) => ({ code, conversionRate: rate }))),
];
