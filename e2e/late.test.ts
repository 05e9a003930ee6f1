import { paths } from '@gifting/domain/site/paths';
import { signInTexts } from '@gifting/ui/screens/account/SignInScreen/SignInScreen.texts.ts';
import { expect, test } from 'vitest';
import { openProduct } from './product';

const site = openProduct();

test('a page that loses the app while loading says so, and works after a reload', async () => {
  const page = await site.browser.newPage();
  const address = `${site.product.address}${paths.signIn}?from=a-letter`;
  const scripts = '**/assets/app-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(address);
  const again = page.getByRole('link', { name: 'Load it again' });
  await again.waitFor();
  expect(await page.getByText('This page has not arrived.').isVisible()).toBe(true);
  await page.unroute(scripts);
  await again.click();
  await page.getByRole('heading', { level: 1, name: signInTexts.title }).waitFor();
  expect(page.url()).toBe(address);
  expect(await again.count()).toBe(0);
});

test.each(['app', 'AboutScreen'])(
  'a server-rendered page stays readable when %s fails to load, and says what is missing',
  async (name) => {
    const page = await site.browser.newPage();
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
    await page.goto(site.product.address + paths.about);
    await page.getByRole('link', { name: 'Load it again' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Load it again' }).click();
    await page.waitForFunction(() => window.onclick === null);
    expect(await page.getByRole('link', { name: 'Load it again' }).count()).toBe(0);
  },
);
