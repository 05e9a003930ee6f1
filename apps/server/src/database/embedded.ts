import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartFailure } from '../start-failure';
import type { Database, OpenDatabase } from './database';
import { lockFolder } from './lock';
import { drizzleOn } from './pglite-drizzle';
import { durable, syncFolder } from './synced-files';

/** Makes a new cluster beside its place and moves it there whole, so that a start cut short leaves no half one. */
const createCluster = async (cluster: string): Promise<void> => {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  // The files within are made readable for everyone, so the folder is not.
  mkdirSync(draft, { mode: 0o700 });
  const client = await PGlite.create(durable(draft, PGlite));
  await client.close();
  syncFolder(draft);
  renameSync(draft, cluster);
};

const openCluster = async (cluster: string): Promise<PGlite> => {
  try {
    return await PGlite.create(durable(cluster, PGlite));
  } catch (error) {
    throw new StartFailure(
      `The database in ${cluster} cannot be opened: it is damaged, or of another version. Move it away to begin anew, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
};

const prepareFolder = (dataFolder: string): string => {
  const folder = resolve(dataFolder);
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    throw new StartFailure(`The data folder ${folder} cannot be created. Set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
};

interface EmbeddedSettings {
  readonly dataFolder: string;
  readonly migrationsFolder: string;
  /** Fills a new database. Runs after the migrations and before anyone is served. */
  readonly prepare: (db: Database) => Promise<void>;
  /** Told before a new database is made, which takes some seconds. */
  readonly onCreate: (folder: string) => void;
}

/** Opens the embedded PostgreSQL of a data folder, which is made when it is missing, and brings it up to date. */
export const openEmbedded = async ({
  dataFolder,
  migrationsFolder,
  prepare,
  onCreate,
}: EmbeddedSettings): Promise<OpenDatabase> => {
  const folder = prepareFolder(dataFolder);
  const unlock = lockFolder(folder);
  try {
    const cluster = join(folder, 'postgres');
    if (!existsSync(cluster)) {
      onCreate(folder);
      await createCluster(cluster);
    }
    const client = await openCluster(cluster);
    const db = drizzleOn(client);
    await migrate(db, { migrationsFolder });
    await prepare(db);
    // No autovacuum is in here to gather statistics. For the catalogue alone: of a table that is empty now and grows, they would
    // have plans made, those of foreign keys among them, that read it whole until the server is started again.
    await client.exec('analyze products, price_ranges');
    return {
      db,
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
