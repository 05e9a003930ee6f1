import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { type Running, startProduct } from '../scripts/lib/product';

/** The product on a database of its own, and a browser to visit it with. */
interface Site {
  readonly product: Running;
  readonly browser: Browser;
  /** Starts the product again, on the same database. */
  again(): Promise<void>;
}

const opened = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('The product is there from the first test of the file on');
  return thing;
};

/** Starts both before the tests of a file, and ends them after. Called once, at the top of the file. */
export const openProduct = (): Site => {
  let product: Running | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    product = await startProduct();
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
