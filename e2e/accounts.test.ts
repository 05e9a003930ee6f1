import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '@gifting/api/demo/users';
import { draftKeys } from '@gifting/client-state/orders/keys';
import { sessionKeys } from '@gifting/domain/account/session-keys';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProduct } from './product';
import { storeDraft } from './stored-draft';

/** Sessions in practice: several tabs, expiry, broken storage, crashing pages. */

const buyer = 'buyer@example.com';
const admin = 'admin@example.com';

const site = openProduct();
let context: BrowserContext;
const crashes: string[] = [];

beforeEach(async () => {
  crashes.length = 0;
  context = await site.browser.newContext({
    baseURL: site.product.address,
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(15_000);
  context.on('weberror', (error) => crashes.push(String(error.error())));
});

afterEach(async () => {
  await context.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const dashboardLink = (page: Page) => page.getByRole('link', { name: 'Go to dashboard' }).first();
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in', exact: true }).first();

const openTab = async (address: string, title: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await heading(page, title).waitFor();
  return page;
};

const home = 'Creative gifting solutions made simple';

/** Fills in and submits the open sign-in screen. */
const signInHere = async (page: Page, email: string, remember: boolean, password: string = demoPassword) => {
  await heading(page, 'Sign In').waitFor();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  if (remember) await field(page, 'Remember me').check();
  await button(page, 'Sign In').click();
  await heading(page, 'Sign In').waitFor({ state: 'detached' });
};

const signIn = async (page: Page, email: string, remember: boolean) => {
  await page.goto('/sign-in');
  await signInHere(page, email, remember);
};

const signOut = async (page: Page) => {
  await button(page, 'Sign out').click();
  await page.getByText('Logged out successfully').waitFor();
  await signInLink(page).waitFor();
};

/** Invalidates the token of this page's session, as an administrator or expiry would. */
const revoke = async (page: Page) => {
  const token = await page.evaluate(
    (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
    sessionKeys.token,
  );
  const { status } = await fetch(`${site.product.address}/api/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(status).toBe(200);
};

const putBox = (page: Page) => storeDraft(page, { ...sampleDraft, checkout: null });

const boxIn = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), draftKeys.items);

describe('across two tabs', () => {
  test('a remembered sign-in in one reaches the other, on any page', async () => {
    const one = await openTab('/', home);
    const other = await openTab('/', home);
    const waiting = await openTab('/dashboard/orders', 'Sign In');
    await signIn(one, buyer, true);
    await dashboardLink(other).waitFor();
    await heading(waiting, 'Orders').waitFor();
    expect(crashes).toEqual([]);
  });

  test('signing out in one signs out the other and clears its data', async () => {
    const one = await openTab('/', home);
    await signIn(one, buyer, true);
    const other = await openTab('/dashboard/orders', 'Orders');
    await putBox(other);
    await one.goto('/dashboard');
    await signOut(one);
    await heading(other, 'Sign In').waitFor();
    expect(await boxIn(other)).toBeNull();
    await other.goto('/dashboard/orders');
    await heading(other, 'Sign In').waitFor();
    expect(crashes).toEqual([]);
  });

  test('a session that is not remembered belongs to its tab, and ends when the person signs out in another', async () => {
    const one = await openTab('/', home);
    const other = await openTab('/', home);
    await signIn(one, buyer, false);
    await dashboardLink(one).waitFor();
    await other.reload();
    await signInLink(other).waitFor();
    await signIn(other, buyer, false);
    await one.goto('/dashboard');
    await signOut(one);
    await signInLink(other).waitFor();
    expect(crashes).toEqual([]);
  });

  test('two accounts never mix', async () => {
    const other = await openTab('/', home);
    await signIn(other, buyer, false);
    await other.goto('/dashboard');
    await other.getByText('Amara Okafor').first().waitFor();
    await putBox(other);
    const one = await openTab('/', home);
    await signIn(one, admin, true);
    await expect.poll(() => boxIn(other)).toBeNull();
    await other.getByText('Amara Okafor').first().waitFor({ state: 'detached' });
    const names = await other.evaluate(
      (key) => [sessionStorage.getItem(key), localStorage.getItem(key)],
      sessionKeys.user,
    );
    expect(names[0]).toBeNull();
    expect(names[1]).toContain(admin);
    expect(crashes).toEqual([]);
  });

  test('an expiry found by one sends both to sign-in, and signing in once returns both', async () => {
    const one = await openTab('/', home);
    await signIn(one, buyer, true);
    const other = await context.newPage();
    // What the other page still reads must not find the expiry first.
    await other.goto('/dashboard?from=the-news', { waitUntil: 'networkidle' });
    await button(other, 'Sign out').waitFor();
    await revoke(one);
    await one.goto('/dashboard/orders');
    await one.getByText('Session expired. Please log in again.').waitFor();
    expect(await one.getByText('Session expired. Please log in again.').count()).toBe(1);
    await heading(one, 'Sign In').waitFor();
    await heading(other, 'Sign In').waitFor();
    await signInHere(one, buyer, true);
    await heading(one, 'Orders').waitFor();
    await button(other, 'Sign out').waitFor();
    expect(other.url()).toBe(`${site.product.address}/dashboard?from=the-news`);
    expect(crashes).toEqual([]);
  });
});

describe('a session that expires in the middle', () => {
  test('of an order keeps all input, and the order is placed once', async () => {
    const page = await openTab('/', home);
    await signIn(page, buyer, false);
    await putBox(page);
    await page.goto('/order-details', { waitUntil: 'networkidle' });
    await heading(page, 'Order Details').waitFor();
    const delivery = page.getByRole('group', { name: 'Delivery Address' });
    await delivery.getByLabel('Address Line 1').fill('14 Calder Wharf');
    await delivery.getByLabel('Post Town').fill('Leeds');
    await delivery.getByLabel('Post Code').fill('LS10 1AP');

    await revoke(page);
    // The dashboard asks at once how long the session lasts.
    await dashboardLink(page).click();
    await page.getByText('Session expired. Please log in again.').waitFor();
    await signInHere(page, buyer, false);
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await heading(page, 'Orders').waitFor();

    await page.goto('/order-details');
    await heading(page, 'Order Details').waitFor();
    expect(await delivery.getByLabel('Address Line 1').inputValue()).toBe('14 Calder Wharf');
    const billing = page.getByRole('group', { name: 'Billing address' });
    await billing.getByLabel('Address Line 1').fill('2 Canal Street');
    await billing.getByLabel('Post Town').fill('Leeds');
    await billing.getByLabel('Post Code').fill('LS12 2PL');
    await button(page, 'Submit').click();

    await heading(page, 'Review & Confirm').waitFor();
    // What the page reads as it opens must not find the expiry first; only a document tells when it is idle.
    await page.reload({ waitUntil: 'networkidle' });
    await revoke(page);
    await button(page, 'Continue without payment').click();
    await page.getByText('Session expired. Please log in again.').waitFor();
    await signInHere(page, buyer, false);
    await heading(page, 'Review & Confirm').waitFor();
    await button(page, 'Continue without payment').click();
    await heading(page, 'Order Successful!').waitFor();
    await page.goto('/dashboard/orders');
    const orders = page.getByRole('table', { name: 'All Active Orders' });
    await orders
      .getByRole('link', { name: /View order/ })
      .first()
      .waitFor();
    expect(await orders.getByRole('link', { name: /View order/ }).count()).toBe(1);
    expect(crashes).toEqual([]);
  });
});

describe('where the browser’s storage', () => {
  const broken: Readonly<Record<string, () => void>> = {
    'is blocked': () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
    'is damaged': () => {
      // A new tab's blank page has no storage.
      if (!location.protocol.startsWith('http')) return;
      for (const storage of [localStorage, sessionStorage])
        for (const key of [
          'eventAndContentUser',
          'eventAndContentToken',
          'projectDetailsList',
          'addedItemsList',
          'selectedOption',
          'unsent:project',
          'belongsTo',
        ])
          if (storage.getItem(key) === null) storage.setItem(key, '{"half');
    },
  };

  test.each(Object.keys(broken))('%s, every page shows, and signing in works for the page', async (name) => {
    await context.addInitScript(broken[name] ?? (() => undefined));
    for (const [address, title] of [
      ['/', home],
      ['/sign-up', 'Sign Up'],
      ['/collection', 'Define your project details'],
      ['/order-details', 'Order Details'],
      ['/payment-details', 'Review & Confirm'],
    ] as const)
      await (await openTab(address, title)).close();
    const page = await openTab('/sign-in', 'Sign In');
    await signInHere(page, buyer, true);
    await dashboardLink(page).click();
    await button(page, 'Sign out').waitFor();
    expect(crashes).toEqual([]);
  });
});

describe('an unknown address', () => {
  test.each(['/no-such-page', '//evil.example', '/orders/..%2f..', '/catalogue.old'])(
    '%s gets the app’s not-found page, with status 404',
    async (address) => {
      const page = await context.newPage();
      const answer = await page.goto(site.product.address + address);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: /Page not found/ }).waitFor();
      expect(new URL(page.url()).origin).toBe(site.product.address);
    },
  );

  test('inside the dashboard is reported in its main area', async () => {
    const page = await openTab('/', home);
    await signIn(page, buyer, false);
    await page.goto('/dashboard/orders/..%2f..');
    await page
      .getByText('This order does not exist')
      .or(page.getByText(/not found/i))
      .first()
      .waitFor();
    await button(page, 'Sign out').waitFor();
  });
});

describe('a screen that crashes', () => {
  const assets = fileURLToPath(new URL('../apps/web/dist/assets', import.meta.url));
  const fileOf = (screen: string) =>
    readdirSync(assets).find((name) => name.startsWith(`${screen}-`) && name.endsWith('.js'));

  const breaking: readonly (readonly [string, string, string])[] = [
    ['ForgotPasswordScreen', '/forgot-password', 'Sign in'],
    ['OrdersScreen', '/dashboard/orders', 'Orders'],
  ];
  test.each(breaking)(
    '%s shows the error in its place, with links to go on',
    async (screen, address, link) => {
      const file = fileOf(screen);
      expect(file).toBeDefined();
      await context.route(`**/assets/${file}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export const ${screen} = () => { throw new Error('It broke.'); };`,
        }),
      );
      const page = await openTab('/', home);
      if (address.startsWith('/dashboard')) await signIn(page, buyer, false);
      await page.goto(address);
      await heading(page, 'This page came undone').waitFor();
      await page.getByRole('link', { name: link, exact: true }).first().waitFor();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await heading(page, home).waitFor();
    },
  );

  test.each(breaking)('%s that fails to load is reported in its place', async (screen, address, link) => {
    await context.route(`**/assets/${fileOf(screen)}`, (route) => route.abort());
    const page = await openTab('/', home);
    if (address.startsWith('/dashboard')) await signIn(page, buyer, false);
    await page.goto(address);
    await heading(page, 'This page has not arrived').waitFor();
    await page.getByRole('link', { name: link, exact: true }).first().waitFor();
  });
});

describe('npm run admin', () => {
  const email = 'dana@fernside.example';
  const password = 'a-long-enough-secret';

  /** Runs the command on the product's database with a password on stdin. */
  const create = async (given: string) => {
    const command = spawn(process.execPath, ['scripts/admin.mjs', 'create', given], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, DATA_DIR: site.product.dataFolder, DATABASE_URL: '' },
    });
    let printed = '';
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    command.stdin.end(`${password}\n`);
    const [code] = await once(command, 'close');
    return { code, printed };
  };

  test('refuses while the server uses the database, and says so in one line', async () => {
    const { code, printed } = await create(email);
    expect(code).toBe(1);
    expect(printed).toMatch(/^The data folder .+ is in use by another server\. .+\n$/);
  });

  test('creates an administrator once, who signs in', async () => {
    await site.product.stop();
    expect(await create('nobody')).toEqual({
      code: 1,
      printed: 'Enter an email address like name@company.com.\n',
    });
    expect(await create(email)).toEqual({
      code: 0,
      printed: `The administrator ${email} can sign in now.\n`,
    });
    expect(await create(email.toUpperCase())).toEqual({
      code: 1,
      printed: `An account with this email already exists: ${email.toUpperCase()}.\n`,
    });
    await site.again();
    const page = await openTab('/sign-in', 'Sign In');
    await signInHere(page, email, false, password);
    await dashboardLink(page).click();
    await button(page, 'Sign out').waitFor();
    const user = await page.evaluate((key) => sessionStorage.getItem(key), sessionKeys.user);
    expect(user).toContain('"role":"admin"');
  });
});
