import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createApp } from '../../apps/server/src/app';
import type { Database } from '../../apps/server/src/database/database';
import { openPostgres } from '../../apps/server/src/database/postgres';
import * as schema from '../../apps/server/src/database/schema';
import { seedDemo } from '../../apps/server/src/database/seed';
import { type Host, hostOf } from './host';
import { type PostgresHere, startPostgres } from './postgres';

const migrationsFolder = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

/** A server as it runs, except that nothing listens. What it would write to its log fails the call that caused it. */
const serve = (name: string, db: Database, close: () => Promise<void>): Host => {
  const app = createApp({
    db,
    onError: (where, error) => {
      throw new Error(`${name}: ${where}`, { cause: error });
    },
  });
  return hostOf(name, (request) => app.request(request), close);
};

/** The server on an embedded database in memory, with the demo catalogue. */
export const openEmbeddedServer = async (): Promise<Host> => {
  const client = await PGlite.create();
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  await seedDemo(db);
  return serve('server on PGlite', db, () => client.close());
};

/** The server on a PostgreSQL of its own, with the demo catalogue. */
export const openPostgresServer = async (here: PostgresHere): Promise<Host> => {
  const { url, stop } = await startPostgres(here);
  const { db, close } = await openPostgres({ url, migrationsFolder, prepare: seedDemo });
  return serve('server on PostgreSQL', db, async () => {
    await close();
    await stop();
  });
};
