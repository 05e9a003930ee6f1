import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartFailure } from '../start-failure';
import type { Database, OpenDatabase } from './database';
import { lockFolder } from './lock';
import { durable, syncFolder } from './synced-files';

/** Creates a cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
const createCluster = async (cluster: string): Promise<void> => {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  // PGlite makes the files readable for everyone.
  mkdirSync(draft, { mode: 0o700 });
  const client = await PGlite.create(durable(draft, PGlite));
  await client.close();
  syncFolder(draft);
  renameSync(draft, cluster);
};

/** PGlite makes a string of each single byte: for a picture of 5 MB a second and 300 MB. */
const bytes: PGliteOptions = {
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Buffer) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
};

const openCluster = async (cluster: string): Promise<PGlite> => {
  try {
    return await PGlite.create({ ...durable(cluster, PGlite), ...bytes });
  } catch (error) {
    throw new StartFailure(
      `The database in ${cluster} cannot be opened: it is damaged, or of another version. Move it away to start with an empty one, or set DATA_DIR to another folder.`,
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
  /** Fills a new database. Runs after the migrations. */
  readonly prepare: (db: Database) => Promise<void>;
  /** Receives a line before anything that takes seconds. */
  readonly report: (line: string) => void;
  /** Runs when another server took the folder. This process must not write to it any more. */
  readonly onLost: () => void;
}

/** Opens and migrates the embedded PostgreSQL of a data folder; creates both if missing. Throws a {@link StartFailure}. */
export const openEmbedded = async ({
  dataFolder,
  migrationsFolder,
  prepare,
  report,
  onLost,
}: EmbeddedSettings): Promise<OpenDatabase> => {
  const folder = prepareFolder(dataFolder);
  const unlock = await lockFolder({ folder, report, onLost });
  try {
    const cluster = join(folder, 'postgres');
    if (!existsSync(cluster)) {
      report(`Creating the database in ${folder}. This takes some seconds.`);
      await createCluster(cluster);
    }
    const client = await openCluster(cluster);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await prepare(db);
    // PGlite has no autovacuum. Only tables that keep their size: statistics of an empty table that grows cause bad plans.
    await client.exec('analyze products');
    return {
      db,
      pictureDb: db,
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};
