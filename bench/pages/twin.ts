import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, ViewportSize } from 'playwright';
import { root } from '../../scripts/lib/workspace.mjs';

/** What a page of the product has become once it is quiet, as a document without any script. */
const settledDocument = async (
  browser: Browser,
  address: string,
  viewport: ViewportSize,
): Promise<string> => {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const settled = await page.evaluate(() => {
      const scripts = 'script, link[rel=modulepreload], link[as=script]';
      for (const element of document.querySelectorAll(scripts)) element.remove();
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
    // Sheets of lazy screens are named with their origin; the twin has its own copy of them.
    return settled.replaceAll(new URL(address).origin, '');
  } finally {
    await context.close();
  }
};

/** Writes the static twins of some pages into a folder, with the style sheets, fonts and pictures they name. */
export const writeTwins = async (
  folder: string,
  paths: readonly string[],
  browser: Browser,
  productAddress: string,
  viewport: ViewportSize,
): Promise<void> => {
  await cp(join(root, 'apps/web/dist'), folder, { recursive: true });
  // A twin asks for what it shows, and for no scripts.
  await rm(join(folder, 'heads.json'));
  for (const path of paths) {
    const place = join(folder, path);
    await mkdir(place, { recursive: true });
    await writeFile(
      join(place, 'index.html'),
      await settledDocument(browser, productAddress + path, viewport),
    );
  }
};
