import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../database/database';
import { drizzleOn } from '../database/pglite-drizzle';
import { seedDemo } from '../database/seed';

const pgliteFile = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const version = /@electric-sql\+pglite@([\d.]+)/.exec(pgliteFile)?.[1] ?? 'any';
const clusterFile = fileURLToPath(
  new URL(`../../node_modules/.cache/empty-cluster-${version}-${process.arch}.tar`, import.meta.url),
);

/** An empty cluster. Making one takes seconds, so it is made once and kept. */
const emptyCluster = async (): Promise<Blob> => {
  if (existsSync(clusterFile)) return new Blob([new Uint8Array(await readFile(clusterFile))]);
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(dirname(clusterFile), { recursive: true });
  const draft = `${clusterFile}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  // Test files run side by side: none may see half a cluster.
  await rename(draft, clusterFile);
  return dump;
};

/** The folder with the migrations, as the server finds it at run time. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A database in memory with the schema, and unless it is asked otherwise the demo catalogue. */
export const openTestDatabase = async ({ seeded = true } = {}): Promise<OpenDatabase> => {
  const client = await PGlite.create({ loadDataDir: await emptyCluster() });
  const db = drizzleOn(client);
  await migrate(db, { migrationsFolder });
  if (seeded) await seedDemo(db);
  return { db, close: () => client.close() };
};
