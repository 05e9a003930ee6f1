/** The currencies and how much of each a unit of the base currency buys. */
export const demoCurrencies = [
  { code: 'GBP', rate: 1 },
  { code: 'EUR', rate: 1.17 },
  { code: 'USD', rate: 1.27 },
] as const;
