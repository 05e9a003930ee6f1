import type { Currency } from '@gifting/domain/currencies/currency';
import { type Conversion, conversionTo } from '@gifting/domain/money/exchange';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { currencies } from '../database/schema';

/** The currencies a buyer may order in. */
export const readCurrencies = async (db: Database): Promise<Currency[]> => {
  const rows = await db.select().from(currencies).orderBy(asc(currencies.position), asc(currencies.code));
  return rows.map(({ code, rate }) => ({ code, conversionRate: rate }));
};

/** The way from the base currency to another; `undefined` for one that is not on offer. */
export const findConversion = async (db: Database, code: string): Promise<Conversion | undefined> => {
  const [row] = await db.select({ rate: currencies.rate }).from(currencies).where(eq(currencies.code, code));
  return row && conversionTo(code, row.rate);
};
