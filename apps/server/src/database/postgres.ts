import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartFailure } from '../start-failure';
import type { Database, OpenDatabase } from './database';
import { DatabaseUnavailable } from './unavailable';

/** The advisory lock that migrations hold; any number that nothing else on the database uses. */
const migrationLock = 731_205_118;

/** How long the start waits for the database, in milliseconds. */
const startTimeout = 10_000;

/** Time limits, in milliseconds. */
interface Limits {
  /** For a free connection, or a new one. */
  readonly connection: number;
  /** For a statement, also while it waits for a lock. */
  readonly statement: number;
  /** For a whole transaction. */
  readonly transaction: number;
  /** For the answer to a statement. */
  readonly answer: number;
}

/**
 * The limits of a request; a wait and a statement together stay well below two seconds. The server gives up first, so
 * that a statement whose caller was refused has ended. A lost server is noticed by the client's limit.
 */
const limits: Limits = { connection: 600, statement: 900, transaction: 950, answer: 1_000 };

/** The limits of a request that stores pictures. Its sender waits for thirty seconds. */
const pictureLimits: Limits = { connection: 3_000, statement: 4_000, transaction: 15_000, answer: 4_500 };

/** Connections that store pictures: few, so that they leave the others their share of the database. */
const pictureConnections = 2;

interface PostgresSettings {
  readonly url: string;
  readonly migrationsFolder: string;
  /** Fills a new database. Runs after the migrations, in one server at a time. */
  readonly prepare: (db: Database) => Promise<void>;
}

/** The place of a database, without the password in its URL. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';

/** Migrates and fills the database, without the time limits of requests. */
const prepareDatabase = async ({ url, migrationsFolder, prepare }: PostgresSettings): Promise<void> => {
  // An advisory lock belongs to a connection, so migrations use a single one.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: startTimeout });
  // A statement in progress reports a lost connection itself.
  client.on('error', () => undefined);
  try {
    await client.connect().catch((error: unknown) => {
      throw new StartFailure(
        `The database ${placeOf(url)} cannot be reached${codeOf(error)}. Check DATABASE_URL.`,
        { cause: error },
      );
    });
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await prepare(db);
  } finally {
    await client.end();
  }
};

const createPool = (url: string, limits: Limits, max?: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'gifting',
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.answer,
    statement_timeout: limits.statement,
    lock_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.transaction,
  });
  // Without a listener a lost connection ends the process. The next statement reports it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const databaseOn = (client: pg.Pool | pg.PoolClient, transaction: Database['transaction']): Database =>
  Object.create(drizzle(client), { transaction: { value: transaction } });

/**
 * Runs transactions on a connection of their own, with the same {@link Database} each time so that its queries stay prepared.
 * One that takes too long, or cannot be rolled back, loses its connection, by which PostgreSQL rolls it back.
 */
const transactionsOn = (pool: pg.Pool, limit: number): Database['transaction'] => {
  const connections = new WeakMap<pg.PoolClient, Database>();
  return async (act) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable('No connection', { cause: error });
    });
    const tx: Database = connections.get(client) ?? databaseOn(client, (inner) => inner(tx));
    connections.set(client, tx);
    let lost = false;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      void client.end();
    }, limit);
    try {
      await client.query('begin');
      const result = await act(tx);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        lost = true;
      });
      throw late ? new DatabaseUnavailable('A transaction took too long', { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      client.release(late || lost);
    }
  };
};

/** Connects to a PostgreSQL and migrates it. Throws a {@link StartFailure} if it cannot be reached. */
export const openPostgres = async (settings: PostgresSettings): Promise<OpenDatabase> => {
  await prepareDatabase(settings);
  const pool = createPool(settings.url, limits);
  const picturePool = createPool(settings.url, pictureLimits, pictureConnections);
  return {
    db: databaseOn(pool, transactionsOn(pool, limits.transaction)),
    pictureDb: databaseOn(picturePool, transactionsOn(picturePool, pictureLimits.transaction)),
    close: async () => {
      await Promise.all([pool.end(), picturePool.end()]);
    },
  };
};
