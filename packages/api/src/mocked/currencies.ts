import type { Capability } from '@gifting/domain/capabilities/capabilities';
import type { HttpHandler } from 'msw';
import { listCapabilities } from '../capabilities/endpoints';
import { fieldRefusal } from '../core/mock';
import { fieldTexts } from '../core/texts';
import { listCurrencies } from '../currencies/endpoints';
import { demoCurrencies } from '../demo/catalogue';
import type { MockedWorld } from './world';

/** The rate of a currency against the base currency; `undefined` for one that is not on offer. */
export const rateOf = (currency: string): number | undefined =>
  demoCurrencies.find(({ code }) => code === currency)?.rate;

/** The rate prices are asked in: the base currency's when none is named. Throws a 422 for one that is not on offer. */
export const askedRate = (currency: string | undefined): number => {
  const rate = currency === undefined ? 1 : rateOf(currency);
  if (rate === undefined) throw fieldRefusal({ currency: [fieldTexts.currency] });
  return rate;
};

const offered: Capability[] = ['orders.full'];

/** What never changes: the currencies on offer, and what the server offers beyond the written table. */
export const settingHandlers = ({ on }: MockedWorld): readonly HttpHandler[] => [
  on(listCapabilities, () => offered),
  on(listCurrencies, () => demoCurrencies.map(({ code, rate }) => ({ code, conversionRate: rate }))),
];
