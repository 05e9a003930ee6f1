import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, ViewportSize } from 'playwright';
import { root } from '../../scripts/lib/workspace.mjs';

/** The DOM of a product page once it is idle, as a document without scripts. */
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
    // Links of lazy style sheets carry the product's origin; the twin serves its own copies.
    return settled.replaceAll(new URL(address).origin, '');
  } finally {
    await context.close();
  }
};

/** Writes static twins of pages into a folder, with their style sheets, fonts and pictures. */
export const writeTwins = async (
  folder: string,
  paths: readonly string[],
  browser: Browser,
  productAddress: string,
  viewport: ViewportSize,
): Promise<void> => {
  await cp(join(root, 'apps/web/dist'), folder, { recursive: true });
  for (const path of paths) {
    const pageFolder = join(folder, path);
    await mkdir(pageFolder, { recursive: true });
    await writeFile(
      join(pageFolder, 'index.html'),
      await settledDocument(browser, productAddress + path, viewport),
    );
  }
};
