import type { Database } from './database';

/**
 * A query that is written once for a database and then run with other values; Drizzle takes longer to write most queries than
 * PostgreSQL to answer them. For what visits ask again and again. A transaction counts as a database of its own, so within one
 * nothing is gained.
 */
export const prepared = <Query extends object>(write: (db: Database) => Query): ((db: Database) => Query) => {
  const written = new WeakMap<Database, Query>();
  return (db) => {
    const query = written.get(db) ?? write(db);
    written.set(db, query);
    return query;
  };
};
