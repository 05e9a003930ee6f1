import { findPostgres, withPostgres } from '../contract/providers/postgres';

/** Runs `act` with the URL of a temporary PostgreSQL that syncs commits to disk. Throws where none can be started. */
export const onPostgres = <Result>(act: (url: string) => Promise<Result>): Promise<Result> => {
  const found = findPostgres();
  if (typeof found === 'string') throw new Error(`This is measured on PostgreSQL: ${found}.`);
  return withPostgres(found, act);
};
