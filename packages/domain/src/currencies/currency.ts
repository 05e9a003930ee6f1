import * as z from 'zod/mini';
import { wireNumber, wireText } from '../wire/wire';

/** A currency a buyer may choose (ENT-16). The rate is not used by the client: the server prices (C-17). */
export const currencyItem = z.codec(
  z.object({ currency: wireText, conversion_rate: wireNumber }),
  z.object({ code: z.string(), conversionRate: z.number() }),
  {
    decode: ({ currency, conversion_rate }) => ({ code: currency, conversionRate: conversion_rate }),
    encode: ({ code, conversionRate }) => ({ currency: code, conversion_rate: conversionRate }),
  },
);
export type Currency = z.output<typeof currencyItem>;
