import { paths } from '@gifting/ui/app/paths.ts';
import { catalogueTexts as texts } from '@gifting/ui/screens/catalogue/CatalogueScreen/CatalogueScreen.texts.ts';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openProduct } from './product';

const site = openProduct();
let page: Page;
beforeAll(async () => {
  const context = await site.browser.newContext({
    baseURL: site.product.address,
    viewport: { width: 1280, height: 900 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
});

const words = () => page.getByRole('searchbox', { name: texts.search });
const treats = () => page.getByRole('checkbox', { name: /^Treats/ });
const inBox = () => page.getByRole('button', { name: `${texts.added}: Chocolate Box` });

/** The address changes before the page does. */
const showsChoice = (typed: string, treat: boolean) =>
  expect.poll(async () => [await words().inputValue(), await treats().isChecked()]).toEqual([typed, treat]);

test('a visitor searches with a fault, filters, fills the box, goes back and forward', async () => {
  await page.goto(paths.catalogue);
  await words().fill('choclate');
  await page.getByText(texts.nearest('choclate')).waitFor();
  expect(new URL(page.url()).search).toBe('?q=choclate');
  await treats().check();
  await page.waitForURL('**/catalogue?q=choclate&categories=35');
  await page.getByRole('article', { name: 'Chocolate Box' }).hover();
  await page.getByRole('button', { name: `${texts.add}: Chocolate Box` }).click();
  await inBox().waitFor();
  await page.goBack();
  await page.waitForURL('**/catalogue?q=choclate');
  await showsChoice('choclate', false);
  await page.goForward();
  await page.waitForURL('**/catalogue?q=choclate&categories=35');
  await showsChoice('choclate', true);
  await page.getByRole('link', { name: texts.toBox }).click();
  await page.waitForURL(`**${paths.builder}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await inBox().waitFor();
  await showsChoice('choclate', true);
});

test('the catalogue is rendered by the server; a search of it is not', async () => {
  const read = async (search: string) =>
    (await fetch(site.product.address + paths.catalogue + search)).text();
  expect(await read('')).toContain('Stoneware Mug');
  expect(await read('?q=mug')).not.toContain('Stoneware Mug');
});

test('an address that says nonsense shows the catalogue', async () => {
  await page.goto(`${paths.catalogue}?packs=none&page=999999&sort=newest&categories=all`);
  await page.getByRole('heading', { level: 2, name: /products at / }).waitFor();
});
