/** The standard VAT rates of the countries that the product charges VAT in, as data with their first days. */

/** A standard rate in hundredths of a percent, from a day on (ISO date). */
interface VatRate {
  readonly from: string;
  readonly rate: number;
}

/** Where EU VAT law holds, by ISO code, each with its standard rates, oldest first. */
export const euRates = {
  AT: [{ from: '1995-01-01', rate: 2000 }],
  BE: [{ from: '1996-01-01', rate: 2100 }],
  BG: [{ from: '2007-01-01', rate: 2000 }],
  CY: [{ from: '2014-01-13', rate: 1900 }],
  CZ: [{ from: '2013-01-01', rate: 2100 }],
  DE: [
    { from: '2007-01-01', rate: 1900 },
    { from: '2020-07-01', rate: 1600 },
    { from: '2021-01-01', rate: 1900 },
  ],
  DK: [{ from: '1992-01-01', rate: 2500 }],
  EE: [
    { from: '2009-07-01', rate: 2000 },
    { from: '2024-01-01', rate: 2200 },
    { from: '2025-07-01', rate: 2400 },
  ],
  ES: [{ from: '2012-09-01', rate: 2100 }],
  FI: [
    { from: '2013-01-01', rate: 2400 },
    { from: '2024-09-01', rate: 2550 },
  ],
  FR: [{ from: '2014-01-01', rate: 2000 }],
  GR: [{ from: '2016-06-01', rate: 2400 }],
  HR: [{ from: '2013-07-01', rate: 2500 }],
  HU: [{ from: '2012-01-01', rate: 2700 }],
  IE: [
    { from: '2012-01-01', rate: 2300 },
    { from: '2020-09-01', rate: 2100 },
    { from: '2021-03-01', rate: 2300 },
  ],
  IT: [{ from: '2013-10-01', rate: 2200 }],
  LT: [{ from: '2009-09-01', rate: 2100 }],
  LU: [
    { from: '2015-01-01', rate: 1700 },
    { from: '2023-01-01', rate: 1600 },
    { from: '2024-01-01', rate: 1700 },
  ],
  LV: [{ from: '2012-07-01', rate: 2100 }],
  MT: [{ from: '2004-01-01', rate: 1800 }],
  NL: [{ from: '2012-10-01', rate: 2100 }],
  PL: [{ from: '2011-01-01', rate: 2300 }],
  PT: [{ from: '2011-01-01', rate: 2300 }],
  RO: [
    { from: '2017-01-01', rate: 1900 },
    { from: '2025-08-01', rate: 2100 },
  ],
  SE: [{ from: '1995-01-01', rate: 2500 }],
  SI: [{ from: '2013-07-01', rate: 2200 }],
  SK: [
    { from: '2011-01-01', rate: 2000 },
    { from: '2025-01-01', rate: 2300 },
  ],
} as const satisfies Record<string, readonly VatRate[]>;

/** Countries outside the EU where a seller may be, with their standard rates. */
const otherRates = {
  GB: [{ from: '2011-01-04', rate: 2000 }],
} as const satisfies Record<string, readonly VatRate[]>;

const allRates: Readonly<Record<string, readonly VatRate[]>> = { ...euRates, ...otherRates };

/** Whether a country is in the EU. */
export const isInEu = (country: string): boolean => Object.hasOwn(euRates, country);

/** Whether a seller may be in a country: its rate is known. */
export const hasRate = (country: string): boolean => Object.hasOwn(allRates, country);

/** The standard rate of a country on a day (ISO date), in hundredths of a percent; `undefined` where none is known. */
export const rateOf = (country: string, day: string): number | undefined =>
  allRates[country]?.findLast(({ from }) => from <= day)?.rate;
