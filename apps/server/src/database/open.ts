import type { Settings } from '../env';
import type { OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { seedDemo } from './seed';

/**
 * Opens the database the settings name and brings it up to date; a new one gets the demo catalogue and accounts where the
 * settings say so. Throws a {@link StartFailure} when that cannot be.
 */
export const openDatabase = (
  { databaseUrl, dataFolder, demo }: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'demo'>,
  migrationsFolder: string,
  say: (line: string) => void,
): Promise<OpenDatabase> => {
  const prepare = demo ? seedDemo : () => Promise.resolve();
  return databaseUrl === undefined
    ? openEmbedded({
        dataFolder,
        migrationsFolder,
        prepare,
        onCreate: (folder) => say(`Creating the database in ${folder}. This takes some seconds.`),
      })
    : openPostgres({ url: databaseUrl, migrationsFolder, prepare });
};
