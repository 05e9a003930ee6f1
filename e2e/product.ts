import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, startPostgres } from '../contract/providers/postgres';
import { findBrowser } from '../scripts/browser.mjs';
import { type Running, startProduct } from '../scripts/lib/product';
import { inFolder, inPostgres, type Stored } from '../scripts/lib/stored';

/** The product on its own database, and a browser. */
export interface Site {
  readonly product: Running;
  /** On PostgreSQL a second process of the product, on the same database; on the embedded database the same one. */
  readonly second: Running;
  readonly browser: Browser;
  /** Restarts the product on the same database. */
  again(): Promise<void>;
  /** Stops the product, and returns what it has stored. */
  stored(): Promise<Stored>;
}

const opened = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('The product is there from the first test of the file on');
  return thing;
};

/** On the embedded database, or on a PostgreSQL of its own with two processes. */
type Kind = 'embedded' | 'PostgreSQL';

/** Starts both in `beforeAll` and stops them in `afterAll`. Call it once, at the top of a file or of a `describe`. */
export const openProduct = (kind: Kind = 'embedded', env: Readonly<Record<string, string>> = {}): Site => {
  let product: Running | undefined;
  let second: Running | undefined;
  let browser: Browser | undefined;
  let database: { readonly url: string; readonly stop: () => Promise<void> } | undefined;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') {
      const found = findPostgres();
      if (typeof found === 'string') throw new Error(found);
      database = await startPostgres(found);
    }
    const all = { ...env, ...(database && { DATABASE_URL: database.url }) };
    product = await startProduct(all);
    if (database) second = await startProduct(all);
    browser = await chromium.launch(await findBrowser());
  });
  afterAll(async () => {
    await browser?.close();
    await second?.remove();
    await product?.remove();
    await database?.stop();
  });
  return {
    get product() {
      return opened(product);
    },
    get second() {
      return second ?? opened(product);
    },
    get browser() {
      return opened(browser);
    },
    again: async () => {
      product = await opened(product).again();
    },
    stored: async () => {
      await second?.stop();
      await opened(product).stop();
      return database ? inPostgres(database.url) : inFolder(opened(product));
    },
  };
};

/** Describes a journey on both databases. PostgreSQL is left out where none can be started. */
export const onBothDatabases = (what: string, journey: (kind: Kind) => void): void => {
  describe(`${what}, on the embedded database`, () => journey('embedded'));
  describe.skipIf(typeof findPostgres() === 'string')(`${what}, on PostgreSQL with two processes`, () =>
    journey('PostgreSQL'),
  );
};
