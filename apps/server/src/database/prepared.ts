import type { Database } from './database';

/**
 * Builds a query once per database, and once per connection for transactions, for queries that run on many requests.
 * `build` ends in `.prepare(name)`, which PostgreSQL parses and plans once per connection.
 */
export const prepared = <Query extends object>(build: (db: Database) => Query): ((db: Database) => Query) => {
  const cache = new WeakMap<Database, Query>();
  return (db) => {
    const query = cache.get(db) ?? build(db);
    cache.set(db, query);
    return query;
  };
};
