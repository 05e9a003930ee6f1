import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import type { Database } from '../../apps/server/src/database/database';
import { openDatabase } from '../../apps/server/src/database/open';
import { findBrowser } from '../../scripts/browser.mjs';
import { type Running, startProduct } from '../../scripts/lib/product';
import { onPostgres } from '../postgres';
import type { Figure } from '../report/row';

interface Measurement {
  /** Runs on the product before its database is filled. */
  readonly prepare?: (address: string) => Promise<void>;
  /** Fills the database while the product is stopped. */
  readonly fill: (db: Database) => Promise<unknown>;
  readonly measure: (where: string, browser: Browser, product: Running) => Promise<readonly Figure[]>;
}

const migrations = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

/** Starts the demo product with a database that is filled while the product is stopped. */
export const startFilled = async (
  databaseUrl: string | undefined,
  { prepare, fill }: Pick<Measurement, 'prepare' | 'fill'>,
): Promise<Running> => {
  const product = await startProduct({
    DEMO: '1',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  try {
    await prepare?.(product.address);
    await product.stop();
    const settings = { databaseUrl, dataFolder: product.dataFolder, demo: false };
    const { db, close } = await openDatabase(settings, migrations, () => undefined);
    await fill(db);
    await close();
    return await product.again();
  } catch (error) {
    await product.remove();
    throw error;
  }
};

const measureOn = async (
  where: string,
  databaseUrl: string | undefined,
  browser: Browser,
  measurement: Measurement,
): Promise<readonly Figure[]> => {
  const product = await startFilled(databaseUrl, measurement);
  try {
    return await measurement.measure(where, browser, product);
  } finally {
    await product.remove();
  }
};

/** Measures the demo product with a filled database, on PostgreSQL and on the embedded one. */
export const measureFilled = async (measurement: Measurement): Promise<readonly Figure[]> => {
  const browser = await chromium.launch(await findBrowser());
  try {
    return [
      ...(await onPostgres((url) => measureOn('PostgreSQL', url, browser, measurement))),
      ...(await measureOn('embedded', undefined, browser, measurement)),
    ];
  } finally {
    await browser.close();
  }
};
