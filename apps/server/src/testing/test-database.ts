import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../database/database';
import { seedDemo } from '../database/seed';

/** The migrations folder, as the server finds it at run time. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

const makeCluster = async (seeded: boolean): Promise<Blob> => {
  // The smallest write-ahead log, for every database is a copy of it.
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  if (seeded) await seedDemo(db);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
};

const clusters = new Map<boolean, Promise<Blob>>();

/**
 * Creating a cluster takes seconds; test files share a worker, so each of the two is created once and copied.
 */
const clusterOf = (seeded: boolean): Promise<Blob> => {
  const cluster = clusters.get(seeded) ?? makeCluster(seeded);
  clusters.set(seeded, cluster);
  return cluster;
};

/** Opens a migrated in-memory database, with the demo catalogue unless `seeded` is false. */
export const openTestDatabase = async ({ seeded = true } = {}): Promise<OpenDatabase> => {
  const client = await PGlite.create({ loadDataDir: await clusterOf(seeded) });
  const db = drizzle(client);
  return { db, pictureDb: db, close: () => client.close() };
};
