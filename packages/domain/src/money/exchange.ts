import type { Minor } from './money';

/**
 * A catalogue price in another currency. Every amount that is shown, added up or stored is made by this function and
 * rounded here once, per piece: totals are sums of rounded pieces and so equal the lines a person sees.
 */
export const exchange = (baseMinor: Minor, rate: number): Minor => Math.round(baseMinor * rate);
