import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { StartFailure } from '../start-failure';
import type { Database, OpenDatabase } from './database';
import * as schema from './schema';

/** Any number that nothing else on the database uses: who holds it may change the schema. */
const migrationLock = 731_205_118;

interface PostgresSettings {
  readonly url: string;
  readonly migrationsFolder: string;
  /** Fills a new database. Runs after the migrations; of several servers started at once, in one at a time. */
  readonly prepare: (db: Database) => Promise<void>;
}

const options = {
  connect_timeout: 10,
  connection: { application_name: 'gifting' },
  // "already exists, skipping" and the like: nothing anyone has to read.
  onnotice: () => undefined,
} as const;

/** Where a database is, without the password that may be in its URL. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';

/** Connects to the PostgreSQL of a URL and brings it up to date. Throws a {@link StartFailure} when it is out of reach. */
export const openPostgres = async ({
  url,
  migrationsFolder,
  prepare,
}: PostgresSettings): Promise<OpenDatabase> => {
  // A lock belongs to a connection, so what it guards runs on this one.
  const single = postgres(url, { ...options, max: 1 });
  try {
    await single`select pg_advisory_lock(${migrationLock})`.catch((error: unknown) => {
      throw new StartFailure(
        `The database ${placeOf(url)} cannot be reached${codeOf(error)}. Check DATABASE_URL.`,
        { cause: error },
      );
    });
    const db = drizzle(single, { schema });
    await migrate(db, { migrationsFolder });
    await prepare(db);
  } finally {
    await single.end({ timeout: 5 });
  }
  const pool = postgres(url, options);
  return { db: drizzle(pool, { schema }), close: () => pool.end({ timeout: 10 }) };
};
