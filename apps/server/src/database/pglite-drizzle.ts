import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import * as schema from './schema';

type Query = PGlite['query'];

/**
 * Drizzle hands its parsers over with every query, and PGlite then copies its own few hundred to put them in, which takes
 * longer than many a query. They are the same each time: here they are put in for good, by the first.
 */
const keepParsers = (client: PGlite): void => {
  let kept = false;
  const keeping =
    (query: Query): Query =>
    <Row>(text: string, params?: unknown[], { parsers, ...options }: QueryOptions = {}) => {
      if (parsers && !kept) Object.assign(client.parsers, parsers);
      kept ||= parsers !== undefined;
      return query<Row>(text, params, options);
    };
  const transaction = client.transaction.bind(client);
  client.query = keeping(client.query.bind(client));
  client.transaction = (act) => transaction((tx) => act(Object.assign(tx, { query: keeping(tx.query) })));
};

/** Drizzle on an embedded database, which is used through it alone from then on. */
export const drizzleOn = (client: PGlite): PgliteDatabase<typeof schema> => {
  keepParsers(client);
  return drizzle(client, { schema });
};
