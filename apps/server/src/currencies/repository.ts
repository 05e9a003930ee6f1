import type { Currency } from '@gifting/domain/currencies/currency';
import { type Conversion, conversionTo } from '@gifting/domain/money/exchange';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { prepared } from '../database/prepared';
import { currencies } from '../database/schema';

const allCurrencies = prepared((db) =>
  db
    .select()
    .from(currencies)
    .orderBy(asc(currencies.position), asc(currencies.code))
    .prepare('all_currencies'),
);

/** The currencies a buyer may order in. */
export const readCurrencies = async (db: Database): Promise<Currency[]> => {
  const rows = await allCurrencies(db).execute();
  return rows.map(({ code, rate }) => ({ code, conversionRate: rate }));
};

const rateOf = prepared((db) =>
  db
    .select({ rate: currencies.rate })
    .from(currencies)
    .where(eq(currencies.code, sql.placeholder('code')))
    .prepare('rate_of'),
);

/** The conversion from the base currency to another; `undefined` for an unknown one. */
export const findConversion = async (db: Database, code: string): Promise<Conversion | undefined> => {
  const [row] = await rateOf(db).execute({ code });
  return row && conversionTo(code, row.rate);
};
