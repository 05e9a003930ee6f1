import { login } from '@gifting/api/account/endpoints';
import { createCollection } from '@gifting/api/collections/admin-endpoints';
import { createClient } from '@gifting/api/core/client';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { createGifting } from '@gifting/api/gifting/admin-endpoints';
import { createProduct } from '@gifting/api/products/admin-endpoints';
import { createService } from '@gifting/api/services/admin-endpoints';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import { pictureWidths } from '@gifting/domain/images/picture-sizes';
import { productBody } from '@gifting/domain/testing/product-body';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { collectionPath, giftingPath, paths, servicePath } from '@gifting/ui/app/paths.ts';
import { homeTexts } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.texts.ts';
import { publicLayoutTexts } from '@gifting/ui/screens/layout/PublicLayout/PublicLayout.texts.ts';
import { giftNoteTexts } from '@gifting/ui/screens/orders/BuilderScreen/steps/GiftNoteStep/GiftNoteStep.texts.ts';
import { contactTexts } from '@gifting/ui/screens/site/ContactScreen/ContactScreen.texts.ts';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { contentOf, fileOf, surface } from '../apps/server/src/testing/pictures';
import { signInDemo } from '../bench/weigh';
import { openProduct } from './product';
import { storeDraft } from './stored-draft';

const site = openProduct();

const withPage = async (
  settings: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await site.browser.newContext({ ...settings, viewport: { width: 1280, height: 844 } });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Sign-in, sign-up and the sitemap's pages. */
const readAddresses = async (): Promise<readonly string[]> => {
  const { address } = site.product;
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, listedAddress]) => listedAddress ?? [],
  );
  return [...listed, address + paths.signIn, address + paths.signUp];
};

test('public pages work without scripts', async () => {
  const addresses = await readAddresses();
  expect(addresses.length).toBeGreaterThan(10);
  await withPage({ javaScriptEnabled: false }, async (page) => {
    for (const address of addresses) {
      await page.goto(address);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      expect(await heading.isVisible(), address).toBe(true);
      expect(await page.title(), address).toContain(' | ');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
      expect(await page.getByRole('status').count(), address).toBe(0);
    }
    await page.goto(site.product.address + paths.home);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gifting' }).click();
    await page.waitForURL(site.product.address + paths.gifting);
  });
});

test('a page has one address, and other spellings lead there', async () => {
  for (const [asked, path] of [
    ['/About-Us?from=mail', '/about-us?from=mail'],
    ['/gifting/1/', '/gifting/1'],
    ['/technology//', '/technology'],
  ] as const) {
    const { status, headers } = await fetch(site.product.address + asked, { redirect: 'manual' });
    expect([status, headers.get('location')], asked).toEqual([308, path]);
  }
});

test('the app hydrates a page without a change, a refetch or an error', async () => {
  await withPage({}, async (page) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const reads: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && reads.push(request.url()));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-server', '');
      });
    });
    for (const address of await readAddresses()) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await page.locator('h1').getAttribute('data-server'), address).toBe('');
    }
    expect(complaints).toEqual([]);
    // Sign-in asks for other ways to sign in, and a step of the builder reads its list whenever it opens.
    const later = ['/capabilities', '/get-currency'];
    expect(reads.filter((address) => !later.some((path) => address.endsWith(path)))).toEqual([]);
  });
});

describe('before hydration', () => {
  /** Opens a page and holds back its app script until released. */
  const openBeforeHydration = async (page: Page, path: string): Promise<() => void> => {
    let release = () => {};
    const permission = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/app-*.js', async (route) => {
      await permission;
      await route.continue();
    });
    await page.goto(site.product.address + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
    return () => release();
  };

  test('a click is replayed after hydration', async () => {
    await withPage({}, async (page) => {
      const release = await openBeforeHydration(page, giftingPath('1'));
      const more = page.getByRole('button', { name: 'Gifting menu' });
      await more.click();
      expect(await more.getAttribute('aria-expanded')).toBe('false');
      release();
      await page.locator('[aria-label="Gifting menu"][aria-expanded=true]').waitFor();
    });
  });

  test('a box that the tab keeps is not covered by the empty one', async () => {
    await withPage({}, async (page) => {
      await page.goto(site.product.address + paths.technology);
      await storeDraft(page, sampleDraft);
      const release = await openBeforeHydration(page, paths.builder);
      expect(await page.getByRole('main').isVisible()).toBe(false);
      release();
      await page.getByRole('heading', { level: 1, name: giftNoteTexts.title }).waitFor();
      expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    });
  });

  test('the navigation bar matches the session', async () => {
    await withPage({}, async (page) => {
      await page.addInitScript((key) => window.localStorage.setItem(key, 'a-token'), sessionKeys.token);
      await openBeforeHydration(page, paths.home);
      const bar = page.getByRole('banner');
      expect(await bar.getByRole('link', { name: publicLayoutTexts.dashboard }).isVisible()).toBe(true);
      expect(await bar.getByRole('link', { name: publicLayoutTexts.signIn }).isVisible()).toBe(false);
    });
  });

  test('a scrolled page keeps its position', async () => {
    await withPage({}, async (page) => {
      const release = await openBeforeHydration(page, paths.home);
      await page.evaluate(() => window.scrollTo(0, 900));
      release();
      await page.waitForFunction(() => window.onclick === null);
      expect(await page.evaluate(() => window.scrollY)).toBe(900);
    });
  });

  test('a link works', async () => {
    await withPage({}, async (page) => {
      await openBeforeHydration(page, servicePath('custom-packaging'));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await page.getByRole('heading', { level: 1, name: homeTexts.title }).waitFor();
    });
  });

  test.each([paths.home, paths.signIn, paths.signUp, paths.builder])(
    'text typed on %s survives hydration',
    async (path) => {
      await withPage({}, async (page) => {
        const release = await openBeforeHydration(page, path);
        const main = page.getByRole('main');
        await main.getByLabel('Email').fill('ada@example.com');
        release();
        await page.waitForFunction(() => window.onclick === null);
        expect(await main.getByLabel('Email').inputValue()).toBe('ada@example.com');
      });
    },
  );

  test('a sign-in is sent after hydration, with what was typed', async () => {
    await withPage({}, async (page) => {
      const release = await openBeforeHydration(page, paths.signIn);
      await page.getByLabel('Email').fill(demoUsers[0].email);
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.getByLabel('Password', { exact: true }).press('Enter');
      expect(new URL(page.url()).search).toBe('');
      release();
      await page.getByRole('link', { name: publicLayoutTexts.dashboard }).waitFor();
    });
  });

  test.each([paths.signIn, paths.signUp])('%s leads a signed-in person to the dashboard', async (path) => {
    const storageState = await signInDemo(site.browser, site.product.address, demoUsers[0].email);
    await withPage({ storageState }, async (page) => {
      const release = await openBeforeHydration(page, path);
      release();
      await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(paths.dashboard);
    });
  });
});

test('an inquiry from home is answered with its number', async () => {
  await withPage({}, async (page) => {
    await page.goto(site.product.address + paths.home);
    const form = page.getByRole('form', { name: homeTexts.inquiry });
    await form.getByLabel(homeTexts.email).fill('noor@fernside.example');
    await form.getByLabel(homeTexts.phone).fill('0113 496 0177');
    await form.getByLabel(homeTexts.message).fill('Two hundred boxes by March');
    await form.getByRole('button', { name: homeTexts.submit }).click();
    const title = form.getByRole('heading', { name: contactTexts.sentTitle });
    await title.waitFor();
    await page.waitForFunction(
      (text) => document.activeElement?.textContent === text,
      contactTexts.sentTitle,
    );
    await form.getByText(/Its number is \d+\. We answer to noor@fernside\.example/).waitFor();
  });
});

test('an unknown page is a 404, whatever its address looks like', async () => {
  for (const path of [
    '/gifting/999',
    '/gifting/%00',
    '/collections/nope',
    '/service-solutions/nope',
    '/gifting/%E0%A4%A',
  ])
    expect((await fetch(site.product.address + path)).status, path).toBe(404);
});

/** Adds an entry of each kind with a picture of 1600 px. */
const addPictured = async (): Promise<void> => {
  const baseUrl = `${site.product.address}/api`;
  const visitor = createClient({ baseUrl, getToken: () => null });
  const { token } = (
    await visitor.call(login, { body: { email: demoUsers[1].email, password: demoPassword } })
  ).data;
  const { call } = createClient({ baseUrl, getToken: () => token });
  const image = fileOf(await contentOf(surface(1600, 900).jpeg()), { name: 'photo.jpg', type: 'image/jpeg' });
  const described = { name: 'Pictured', description: 'With a photo.', image };
  await call(createService, { body: described });
  await call(createGifting, { body: described });
  const texts = { title: 'Pictured', sub_title: 'With photos', content: 'Two of them.' };
  await call(createCollection, { body: { ...texts, images: [image, image] } });
  await call(createProduct, { body: { ...productBody, thumbnail: image, image, product_images: [image] } });
};

test('pictures of administrators come in the widths of screens, as WebP', async () => {
  await addPictured();
  for (const path of [
    paths.home,
    paths.services,
    paths.gifting,
    giftingPath('1'),
    collectionPath('pictured'),
  ]) {
    const html = await (await fetch(site.product.address + path)).text();
    const pictures = [...html.matchAll(/<img [^>]*src="(\/uploads\/[^"]+)"[^>]*>/g)];
    expect(pictures.length, path).toBeGreaterThan(0);
    for (const [tag, address] of pictures) {
      const offered = pictureWidths.map((width) => `${address}?w=${width} ${width}w`);
      expect(tag, path).toContain(`srcSet="${offered.join(', ')}"`);
      expect(tag, path).toMatch(/ sizes="[^"]+"/);
    }
    const [, address = ''] = pictures[0] ?? [];
    await withPage({}, async (page) => {
      await page.goto(site.product.address + path);
      for (const width of pictureWidths) {
        const served = await page.evaluate(async (source) => {
          const content = await (await fetch(source)).blob();
          return [content.type, (await createImageBitmap(content)).width];
        }, `${address}?w=${width}`);
        expect(served, path).toEqual(['image/webp', width]);
      }
    });
  }
});
