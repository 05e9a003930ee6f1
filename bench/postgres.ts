import pg from 'pg';
import { findPostgres, withPostgres } from '../contract/providers/postgres';

/** Runs `act` with the URL of a temporary PostgreSQL that syncs commits to disk. Throws where none can be started. */
export const onPostgres = <Result>(act: (url: string) => Promise<Result>): Promise<Result> => {
  const found = findPostgres();
  if (typeof found === 'string') throw new Error(`This is measured on PostgreSQL: ${found}.`);
  return withPostgres(found, act);
};

/** Creates two databases on a temporary PostgreSQL and runs `act` with their URLs, by their names. */
export const onTwoDatabases = <const Name extends string, Result>(
  names: readonly [Name, Name],
  act: (urls: Readonly<Record<Name, string>>) => Promise<Result>,
): Promise<Result> =>
  onPostgres(async (url) => {
    const client = new pg.Client(url);
    await client.connect();
    for (const name of names) await client.query(`create database ${name}`);
    await client.end();
    const urlOf = (name: Name) => Object.assign(new URL(url), { pathname: name }).href;
    return act({ [names[0]]: urlOf(names[0]), [names[1]]: urlOf(names[1]) } as Record<Name, string>);
  });
