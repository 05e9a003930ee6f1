import { toFormData } from '@gifting/api/core/multipart';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { productBody } from '@gifting/domain/testing/product-body';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import type { BrowserContext, Page, Route } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { personAt } from './person';
import { openProduct } from './product';
import { storeDraft } from './stored-draft';

/**
 * Whatever happens between the click and the response, exactly the right orders are in the database at the end. Each
 * case uses its own campaign name to find its orders.
 */

const [buyer, admin] = demoUsers;
const createOrder = '**/api/v1/create-order';
const total = '2,646.00 GBP';
/** With VAT of 20 %, which the seller of the demo charges at home. */
const gross = '3,175.20 GBP';

const site = openProduct();
let context: BrowserContext;
let page: Page;
const crashes: string[] = [];
/** The expected number of orders per campaign, and their properties. */
const expected = new Map<string, readonly Readonly<Record<string, unknown>>[]>();

const { heading, button, field, summary, reload, signIn } = personAt(() => page);
const next = () => button('Continue without payment');
const pay = () => button('Confirm & Pay');
const card = () => page.getByRole('radio', { name: /Credit\/Debit Card/ });

const open = async (where: BrowserContext = context) => {
  page = await where.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => crashes.push(String(error)));
};

beforeAll(async () => {
  context = await site.browser.newContext({
    baseURL: site.product.address,
    viewport: { width: 1280, height: 900 },
  });
  await open();
  await signIn({ email: buyer.email, password: demoPassword, remember: true });
});

/** Each case gets its own tab, because session storage belongs to the tab. */
beforeEach(async () => {
  await page.close();
  await open();
});

/** Opens the review with the sample box of 120 packs, as the builder and the address step leave it. */
const review = async (campaignName: string) => {
  await page.goto('/technology');
  await storeDraft(page, {
    ...sampleDraft,
    checkout: sampleDraft.checkout && { ...sampleDraft.checkout, campaignName },
  });
  await page.goto('/payment-details');
  await heading('Review & Confirm').waitFor();
  await summary().getByText(total).waitFor();
};

const succeeds = async () => {
  await page.waitForURL('**/payment-successful');
  await heading('Order Successful!').waitFor();
};
const fails = async () => {
  await page.getByText('Order creation failed').waitFor();
  await expect.poll(() => next().isEnabled()).toBe(true);
  // The box stays complete.
  await summary().getByText(total).waitFor();
};

/** The server receives the request and stores the order, but the response is lost. */
const loseAnswer = (times = 1) =>
  page.route(
    createOrder,
    async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );

const sums = { total_minor: 264_600, tax_minor: 52_920 };
const onInvoice = { pay_now: false, get_invoice: true, payment_status: 'pending', ...sums };
const onCard = { pay_now: true, get_invoice: false, ...sums };

describe('one order', () => {
  test('after a double click', async () => {
    await review('double click');
    await next().dblclick();
    await succeeds();
    expected.set('double click', [onInvoice]);
  });

  test('after Enter and a click together', async () => {
    await review('enter and click');
    // A key that is pressed before the button is ready does nothing.
    await expect.poll(() => next().isEnabled()).toBe(true);
    await next().focus();
    await Promise.all([page.keyboard.press('Enter'), next().click({ force: true, noWaitAfter: true })]);
    await succeeds();
    expected.set('enter and click', [onInvoice]);
  });

  test('by card after a double click, authorised and not charged', async () => {
    await review('card');
    await card().check();
    await pay().dblclick();
    await heading('Authorise this card').waitFor();
    await page.getByText('3,175.20', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: `Authorise ${gross}` }).dblclick();
    await succeeds();
    expected.set('card', [{ ...onCard, payment_status: 'authorised' }]);
  });

  test('by a card that fails', async () => {
    await review('failed card');
    await card().check();
    await pay().click();
    await page.getByRole('button', { name: 'Fail the card' }).click();
    await heading('payment Not Successful').waitFor();
    expected.set('failed card', [{ ...onCard, payment_status: 'failed' }]);
  });

  test('after a lost response and the same button', async () => {
    await review('lost answer');
    await loseAnswer();
    await next().click();
    await fails();
    await next().click();
    await succeeds();
    expected.set('lost answer', [onInvoice]);
  });

  test('after a lost response and the other button', async () => {
    await review('other button');
    await loseAnswer();
    await card().check();
    await pay().click();
    await fails();
    await next().click();
    await succeeds();
    expected.set('other button', [onInvoice]);
  });

  test('after a lost response, a reload, and the other button', async () => {
    await review('reload');
    await loseAnswer();
    await next().click();
    await fails();
    await reload('Review & Confirm');
    await card().check();
    await pay().click();
    await page.getByRole('button', { name: `Authorise ${gross}` }).click();
    await succeeds();
    expected.set('reload', [{ ...onCard, payment_status: 'authorised' }]);
  });

  test('after a response that takes 35 s', async () => {
    // Speeds up the browser's request timeout thirtyfold: 30 s take one second, 35 s a little more.
    await page.addInitScript(() => {
      const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        ...timeout,
        set(this: XMLHttpRequest, milliseconds: number) {
          timeout?.set?.call(this, milliseconds / 30);
        },
      });
    });
    await review('35 s');
    await page.route(
      createOrder,
      async (route) => {
        const response = await route.fetch();
        await new Promise((resolve) => setTimeout(resolve, 35_000 / 30));
        // The client has timed out by now.
        await route.fulfill({ response }).catch(() => undefined);
      },
      { times: 1 },
    );
    await next().click();
    await fails();
    await next().click();
    await succeeds();
    expected.set('35 s', [onInvoice]);
  });

  test('after the payment page, the Back button, and the other button', async () => {
    await review('back');
    await card().check();
    await pay().click();
    await heading('Authorise this card').waitFor();
    await page.goBack();
    await heading('Review & Confirm').waitFor();
    await expect.poll(() => next().isEnabled()).toBe(true);
    await next().click();
    await succeeds();
    // Going back again finds an empty box, because it was ordered.
    await page.goBack();
    await page.getByText('Your gift box is empty').waitFor();
    expected.set('back', [onInvoice]);
  });

  test('with full storage', async () => {
    await review('storage full');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await loseAnswer();
    await next().click();
    await fails();
    await next().click();
    await succeeds();
    expected.set('storage full', [onInvoice]);
  });
});

test('a box in two tabs is one order, and one more only if the buyer says so', async () => {
  await review('two tabs');
  const copy = await page.evaluate(() => Object.entries(sessionStorage));
  await next().click();
  await succeeds();
  // A duplicated tab starts with a copy of the session storage.
  await open();
  await page.goto('/technology');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, copy);
  await page.goto('/payment-details');
  await summary().getByText(total).waitFor();
  await next().click();
  await heading('This box has been ordered already').waitFor();
  expect(await next().isDisabled()).toBe(true);
  await button('Order the same again').click();
  await next().click();
  await succeeds();
  expected.set('two tabs', [onInvoice, onInvoice]);
});

test('a changed box is another order', async () => {
  await review('first box');
  await loseAnswer();
  await next().click();
  await fails();
  await review('second box');
  await next().click();
  await succeeds();
  expected.set('first box', [onInvoice]);
  expected.set('second box', [onInvoice]);
});

describe('a visitor', () => {
  test('builds a box, fills in addresses, signs in to pay, and finds everything there', async () => {
    const visiting = await site.browser.newContext({
      baseURL: site.product.address,
      viewport: { width: 1280, height: 900 },
    });
    await page.close();
    await open(visiting);
    await page.goto('/collection');
    await heading('Define your project details').waitFor();
    await field('Name').fill('Łukasz Žižek');
    await field('Email').fill('lukasz@fernside.example');
    await field('Phone').fill('+44 113 496 0177');
    await field('Packs').fill('120');
    await field('Budget').fill('3000');
    await page.getByLabel('Currency').selectOption('GBP');
    await button('Next').click();
    await page.getByRole('button', { name: 'Drinkware', description: 'Mugs and bottles.' }).click();
    await heading('Choose your products').waitFor();
    await page
      .getByRole('article', { name: 'Stoneware Mug' })
      .getByRole('button', { name: /Add to Giftbox/ })
      .click();
    await button('Next').click();
    await heading('Choose your packaging').waitFor();
    await page
      .getByRole('radiogroup', { name: 'Keepsake Box' })
      .getByRole('radio', { name: /Plain/ })
      .click();
    await button('Next').click();
    await heading('Add a gift note').waitFor();
    await button('Continue Without Gift Note').click();
    await heading('Order Details').waitFor();
    await page.getByRole('radio', { name: 'Microsite' }).check();
    await field('Campaign Name').fill('visitor');
    for (const name of ['Delivery Address', 'Billing address']) {
      const address = page.getByRole('group', { name });
      await address.getByLabel('Address Line 1').fill('14 Calder Wharf');
      await address.getByLabel('Address Line 2').fill('Second floor');
      await address.getByLabel('Post Town').fill('Leeds');
      await address.getByLabel('Post Code').fill('LS10 1AP');
    }
    await button('Submit').click();

    await page.getByText('You have to login first to make an order').waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await field('Email').fill(buyer.email);
    await field('Password').fill(demoPassword);
    await button('Sign In').click();
    await page.waitForURL('**/payment-details');
    // 120 mugs at 8.40 and plain keepsake boxes at 4.75.
    await summary().getByText('1,578.00 GBP').waitFor();
    await next().click();
    await succeeds();
    expected.set('visitor', [
      {
        ...onInvoice,
        total_minor: 157_800,
        tax_minor: 31_560,
        name: 'Łukasz Žižek',
        campaign_type: 'microsite',
      },
    ]);
  });
});

/** Keep this last: it changes the catalogue. */
describe('during the review', () => {
  const asAdmin = async () => {
    const login = await page.request.post('/api/login', {
      data: { email: admin.email, password: demoPassword },
    });
    const { data } = await login.json();
    return { Authorization: `Bearer ${data.token}` };
  };

  test('a price rises and a product is deleted: reported, confirmed, and ordered at the new total', async () => {
    await review('changed');
    const headers = await asAdmin();
    const raised = await fetch(`${site.product.address}/api/admin/v1/product/update/101`, {
      method: 'POST',
      headers,
      body: toFormData({
        ...productBody,
        category_id: 32,
        name: 'Stoneware Mug',
        price_ranges: [{ price: 9, min_quantity: 1, max_quantity: 1000 }],
      }),
    });
    expect(raised.status).toBe(200);
    const deleted = await page.request.delete('/api/admin/v1/product/delete/104', { headers });
    expect(deleted.status()).toBe(200);

    await next().click();
    const changes = page.getByRole('region', { name: 'Your gift box has changed' });
    await changes.getByText('8.40 GBP, now 9.00 GBP a piece').waitFor();
    await changes.getByText('Notebook').waitFor();
    await changes.getByText('No longer on offer').waitFor();
    await changes.getByText('New total 2,217.60 GBP').waitFor();
    expect(await next().isDisabled()).toBe(true);
    const listed = await page.request.get('/api/admin/v1/order/pending', { headers });
    expect(JSON.stringify(await listed.json())).not.toContain('1848');
    // A reload keeps the box, and the review reports the change before any click.
    await page.reload();
    await changes.getByText('New total 2,217.60 GBP').waitFor();
    await button('Confirm the new total').click();
    await next().click();
    await succeeds();
    expected.set('changed', [{ ...onInvoice, total_minor: 184_800, tax_minor: 36_960 }]);
  });

  test('never shows the crash screen', () => {
    expect(crashes).toEqual([]);
  });
});

test('the database holds exactly these orders', async () => {
  const stored = await site.stored();
  const rows = z.parse(
    z.array(z.looseObject({ campaign_name: z.nullable(z.string()) })),
    await stored.read('select * from orders order by id'),
  );
  for (const [campaign, orders] of expected)
    expect(rows.filter((row) => row.campaign_name === campaign)).toMatchObject(orders);
  expect(rows).toHaveLength([...expected.values()].flat().length);
  const payments = await stored.read(
    `select state, count(*)::int as count, bool_and(payments.amount_minor = orders.gross_minor) as exact
     from payments join orders on orders.id = order_id group by state order by state`,
  );
  expect(payments).toEqual([
    { state: 'authorised', count: 2, exact: true },
    { state: 'failed', count: 1, exact: true },
    { state: 'withdrawn', count: 2, exact: true },
  ]);
});
