import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { type Running, startProduct } from '../scripts/lib/product';

/** The product on its own database, and a browser. */
export interface Site {
  readonly product: Running;
  readonly browser: Browser;
  /** Restarts the product on the same database. */
  again(): Promise<void>;
}

const opened = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('The product is there from the first test of the file on');
  return thing;
};

/**
 * Starts both in `beforeAll` and stops them in `afterAll`. Call it once, at the top of a file or of one of its groups. By
 * default the product is on its embedded database.
 */
export const openProduct = (start: () => Promise<Running> = startProduct): Site => {
  let product: Running | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    product = await start();
    browser = await chromium.launch(await findBrowser());
  });
  afterAll(async () => {
    await browser?.close();
    await product?.remove();
  });
  return {
    get product() {
      return opened(product);
    },
    get browser() {
      return opened(browser);
    },
    again: async () => {
      product = await opened(product).again();
    },
  };
};
