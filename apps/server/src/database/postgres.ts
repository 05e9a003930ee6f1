import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { StartFailure } from '../start-failure';
import type { Database, OpenDatabase } from './database';
import * as schema from './schema';

/** The advisory lock that migrations hold; any number that nothing else on the database uses. */
const migrationLock = 731_205_118;

interface PostgresSettings {
  readonly url: string;
  readonly migrationsFolder: string;
  /** Fills a new database. Runs after the migrations, in one server at a time. */
  readonly prepare: (db: Database) => Promise<void>;
}

const options = {
  connect_timeout: 10,
  connection: { application_name: 'gifting' },
  // Notices such as "already exists, skipping" help nobody.
  onnotice: () => undefined,
} as const;

/** The place of a database, without the password in its URL. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';

/** Connects to a PostgreSQL and migrates it. Throws a {@link StartFailure} if it cannot be reached. */
export const openPostgres = async ({
  url,
  migrationsFolder,
  prepare,
}: PostgresSettings): Promise<OpenDatabase> => {
  // An advisory lock belongs to a connection, so migrations use a single one.
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
