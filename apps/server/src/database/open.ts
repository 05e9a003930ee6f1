import type { Settings } from '../env';
import type { OpenDatabase } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { seedDemo } from './seed';

/**
 * Opens and migrates the database that the settings name; with `demo` a new one gets the demo catalogue and accounts.
 * Throws a {@link StartFailure}.
 */
export const openDatabase = (
  { databaseUrl, dataFolder, demo }: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'demo'>,
  migrationsFolder: string,
  report: (line: string) => void,
): Promise<OpenDatabase> => {
  const prepare = demo ? seedDemo : () => Promise.resolve();
  return databaseUrl === undefined
    ? openEmbedded({
        dataFolder,
        migrationsFolder,
        prepare,
        report,
        onLost: () => {
          report(`Another server took ${dataFolder} while this one hung. Stopping without another write.`);
          process.exit(1);
        },
      })
    : openPostgres({ url: databaseUrl, migrationsFolder, prepare });
};
