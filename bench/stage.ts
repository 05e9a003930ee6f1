import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { type Running, startProduct } from '../scripts/lib/product';
import { buildFloor } from './pages/floor';
import { openSite, type Site } from './pages/site';

/** What pages are measured on: the product and its floor, and a browser to visit them with. */
export interface Stage {
  readonly browser: Browser;
  readonly product: Running;
  readonly floor: Site;
}

/** Sets the stage, lets `act` use it and clears it away. */
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
