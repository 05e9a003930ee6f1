import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { type Running, startProduct } from '../scripts/lib/product';
import { buildFloor } from './pages/floor';
import { openSite, type Site } from './pages/site';

/** What page benchmarks run on: the product, its floor and a browser. */
export interface Stage {
  readonly browser: Browser;
  readonly product: Running;
  readonly floor: Site;
}

/** Starts the stage, runs `act` and cleans up. */
export const onStage = async <Result>(act: (stage: Stage) => Promise<Result>): Promise<Result> => {
  const product = await startProduct();
  const floor = await openSite(buildFloor, product.address);
  const browser = await chromium.launch(await findBrowser());
  try {
    return await act({ browser, product, floor });
  } finally {
    await browser.close();
    await floor.remove();
    await product.remove();
  }
};
