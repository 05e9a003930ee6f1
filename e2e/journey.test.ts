import { wroteText } from '@gifting/api/core/texts';
import { signInTexts } from '@gifting/ui/screens/account/SignInScreen/SignInScreen.texts.ts';
import { paymentTexts } from '@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { confirmationTexts } from '@gifting/ui/screens/shared/EmailConfirmation/confirmation.texts.ts';
import type { BrowserContext, Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { confirmEmail } from './mailbox';
import { personAt } from './person';
import { openProduct } from './product';

/** The main journey in a browser, against the real server and its database. */

const buyer = { name: 'Noor Haddad', email: 'noor@fernside.example', password: 'a-long-enough-secret' };

const site = openProduct();
let context: BrowserContext;
let page: Page;
const crashes: string[] = [];

beforeAll(async () => {
  context = await site.browser.newContext({
    baseURL: site.product.address,
    viewport: { width: 1280, height: 900 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => crashes.push(String(error)));
});

const { heading, button, field, summary, reload } = personAt(() => page);

describe('a buyer orders a gift box', () => {
  test('signs up and signs in', async () => {
    await page.goto('/');
    await heading('Creative gifting solutions made simple').waitFor();
    await page
      .getByRole('navigation', { name: 'Main' })
      .or(page.getByRole('banner'))
      .getByRole('link', { name: 'Sign Up' })
      .first()
      .click();

    await heading('Sign Up').waitFor();
    await field('Full name').fill(buyer.name);
    await field('Email').fill(buyer.email);
    await field('Phone').fill('+44 113 496 0177');
    await field('Company name').fill('Fernside Studio');
    await field('Company address').fill('14 Calder Wharf, Leeds');
    await field('Password').fill(buyer.password);
    await field('Retype password').fill(buyer.password);
    await button('Sign Up').click();
    await page.getByText(wroteText(buyer.email)).waitFor();

    await heading('Sign In').waitFor();
    await page.getByText(signInTexts.wrote(buyer.email)).waitFor();
    await field('Email').fill(buyer.email);
    await field('Password').fill(buyer.password);
    await button('Sign In').click();
    await page.waitForURL(`${site.product.address}/`);
    await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
  });

  test('builds the box, and a reload at each step loses nothing', async () => {
    await page.goto('/collection');
    await heading('Define your project details').waitFor();
    await expect.poll(() => field('Name').inputValue()).toBe(buyer.name);
    await field('Packs').fill('50');
    await field('Budget').fill('2500');
    await page.getByLabel('Currency').selectOption('EUR');
    await reload('Define your project details');
    await expect.poll(() => field('Packs').inputValue()).toBe('50');
    await button('Next').click();

    await heading('View the full collection').waitFor();
    await reload('View the full collection');
    await page.getByRole('button', { name: 'Drinkware', description: 'Mugs and bottles.' }).click();

    await heading('Choose your products').waitFor();
    for (const name of ['Stoneware Mug', 'Insulated Bottle']) {
      await page
        .getByRole('article', { name })
        .getByRole('button', { name: /Add to Giftbox/ })
        .click();
      await summary().getByText(name).waitFor();
    }
    await reload('Choose your products');
    await summary().getByText('Insulated Bottle').waitFor();
    // The cards have loaded again, so the layout is stable under the pointer.
    await page.getByRole('article', { name: 'Insulated Bottle' }).waitFor();
    await button('Next').click();

    await heading('Choose your packaging').waitFor();
    await page
      .getByRole('radiogroup', { name: 'Keepsake Box' })
      .getByRole('radio', { name: /Plain/ })
      .click();
    await summary().getByText('Keepsake Box').waitFor();
    await reload('Choose your packaging');
    await summary().getByText('Keepsake Box').waitFor();
    await page.getByRole('radiogroup', { name: 'Keepsake Box' }).waitFor();
    await button('Next').click();

    await heading('Add a gift note').waitFor();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio', { name: 'Card with a message' }).check();
    await field('To').fill('Amara');
    await field('From').fill('Everyone at Fernside');
    await field('Message').fill('Welcome. We are glad you are here.');
    await button('Add Note').click();
    await button('Next').waitFor();
    await reload('Add a gift note');
    await button('Next').click();
  });

  test('fills in the addresses', async () => {
    await heading('Order Details').waitFor();
    await page.getByRole('radio', { name: 'Gift redemption' }).check();
    await field('Campaign Name').fill('Autumn joiners');
    const delivery = page.getByRole('group', { name: 'Delivery Address' });
    await delivery.getByLabel('Address Line 1').fill('14 Calder Wharf');
    await delivery.getByLabel('Address Line 2').fill('Second floor');
    await delivery.getByLabel('Post Town').fill('Leeds');
    await delivery.getByLabel('Post Code').fill('LS10 1AP');
    await reload('Order Details');
    const billing = page.getByRole('group', { name: 'Billing address' });
    await billing.getByLabel('Address Line 1').fill('2 Canal Street');
    await billing.getByLabel('Post Town').fill('Leeds');
    await billing.getByLabel('Post Code').fill('LS12 2PL');
    await button('Submit').click();
    await page.waitForURL('**/payment-details');
  });

  // 50 packs in EUR at 1.17: mug 9.20 GBP is 10.76, bottle 16.90 is 19.77, plain keepsake box 4.75 is 5.56.
  const lines = [
    { name: 'Stoneware Mug', amount: '538.00' },
    { name: 'Insulated Bottle', amount: '988.50' },
    { name: 'Keepsake Box', amount: '278.00' },
  ];
  const total = '1,804.50 EUR';

  test('confirms and orders without paying now', async () => {
    await heading('Review & Confirm').waitFor();
    await reload('Review & Confirm');
    for (const { name, amount } of lines) {
      await summary().getByText(name).waitFor();
      await summary().getByText(amount, { exact: true }).waitFor();
    }
    await summary().getByText(total, { exact: true }).waitFor();
    // The first order waits for the email, and goes on by itself.
    await heading(confirmationTexts.titles.payment).waitFor();
    expect(await button('Continue without payment').isDisabled()).toBe(true);
    await confirmEmail(context, {
      browser: site.browser,
      address: site.product.address,
      to: buyer.email,
    });
    await page.bringToFront();
    await page.getByText(confirmationTexts.confirmed).waitFor();
    await summary().getByText(total, { exact: true }).waitFor();
    // On a slow line the next page takes its time, and meanwhile the box must not look lost.
    const nextPage = '**/assets/PaymentSuccessfulScreen-*.js';
    const asked = new Promise<Route>((resolve) => void page.route(nextPage, resolve));
    await button('Continue without payment').dblclick();
    const held = await asked;
    await page.getByText(paymentTexts.creating).waitFor();
    expect(await page.getByText('Your gift box is empty').count()).toBe(0);
    await held.continue();
    await page.waitForURL('**/payment-successful');
    await page.unroute(nextPage);
    await heading('Order Successful!').waitFor();
    await reload('Order Successful!');
  });

  test('finds the order in the dashboard, to the cent', async () => {
    await page.getByRole('link', { name: 'Orders & dashboard' }).click();
    await page.waitForURL('**/dashboard/orders');
    const table = page.getByRole('table', { name: 'All Active Orders' });
    await table.getByText(total).waitFor();
    expect(await table.getByRole('link', { name: /View order/ }).count()).toBe(1);
    await reload('Orders');
    await table.getByRole('link', { name: /View order/ }).click();
    await heading('Order Details').waitFor();
    await reload('Order Details');
    const box = page.getByRole('region', { name: 'What is in the box' });
    for (const { name, amount } of lines) {
      await box
        .getByRole('listitem')
        .filter({ hasText: name })
        .getByText(`${amount} EUR`, { exact: true })
        .waitFor();
    }
    await box.getByText(total, { exact: true }).waitFor();
    for (const text of ['14 Calder Wharf', 'Second floor', 'LS10 1AP', '2 Canal Street', 'LS12 2PL']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.getByText('50 Set').waitFor();
  });

  test('signs out', async () => {
    await button('Sign out').click();
    await page.getByText('Logged out successfully').waitFor();
    await page.waitForURL(`${site.product.address}/`);
    // The message outlives the page it was shown on, and comes once.
    await page.getByText('Logged out successfully').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
    expect(await page.getByText('Logged out successfully').count()).toBe(0);
    await page.goto('/dashboard/orders');
    await page.getByText('Please login first').waitFor();
  });

  test('never shows the crash screen', () => {
    expect(crashes).toEqual([]);
  });

  test('is in the database with all fields', async () => {
    const stored = await site.stored();
    const orders = await stored.read('select * from orders');
    expect(orders).toMatchObject([
      {
        name: buyer.name,
        email: buyer.email,
        packs: 50,
        currency: 'EUR',
        budget_minor: 250_000,
        gift_box_name: 'Keepsake Box',
        gift_box_option: 'plain',
        gift_box_unit_minor: 556,
        status: 'pending',
        campaign_type: 'gift_redemption',
        campaign_name: 'Autumn joiners',
        several_addresses: false,
        pay_now: false,
        get_invoice: true,
        total_minor: 180_450,
        gift_note_to: 'Amara',
        gift_note_from: 'Everyone at Fernside',
        gift_note_message: 'Welcome. We are glad you are here.',
      },
    ]);
    const items = await stored.read(
      'select product_name, unit_minor, quantity from order_items order by position',
    );
    expect(items).toEqual([
      { product_name: 'Stoneware Mug', unit_minor: 1076, quantity: 50 },
      { product_name: 'Insulated Bottle', unit_minor: 1977, quantity: 50 },
    ]);
    const addresses = await stored.read(
      'select kind, line1, line2, post_town, post_code from order_addresses order by kind',
    );
    expect(addresses).toEqual([
      {
        kind: 'delivery',
        line1: '14 Calder Wharf',
        line2: 'Second floor',
        post_town: 'Leeds',
        post_code: 'LS10 1AP',
      },
      { kind: 'billing', line1: '2 Canal Street', line2: '', post_town: 'Leeds', post_code: 'LS12 2PL' },
    ]);
  });
});
