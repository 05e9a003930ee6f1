import { deliveries, deliveryParts } from '@gifting/domain/testing/deliveries';
import {
  type DeliveryPart,
  deliveryFormTexts,
} from '@gifting/ui/patterns/DeliveryForm/DeliveryForm.texts.ts';
import { micrositeScreenTexts } from '@gifting/ui/screens/recipients/MicrositeScreen/MicrositeScreen.texts.ts';
import { redemptionTexts } from '@gifting/ui/screens/recipients/RedemptionScreen/RedemptionScreen.texts.ts';
import { recipientTexts } from '@gifting/ui/screens/recipients/shared/recipient.texts.ts';
import { thankYouTexts } from '@gifting/ui/screens/recipients/ThankYouScreen/ThankYouScreen.texts.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { recipientPages } from '../bench/budgets';
import { openProduct } from './product';

const site = openProduct();

const [microsite, redemption, thankYou] = recipientPages;

/** A phone without a session. */
const onPhone = async (
  settings: { readonly javaScriptEnabled?: boolean },
  visit: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await site.browser.newContext({ ...settings, viewport: { width: 390, height: 844 } });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
};

const pages = [
  { path: microsite, title: micrositeScreenTexts.title },
  { path: redemption, title: redemptionTexts.title },
  { path: thankYou, title: thankYouTexts.title },
  { path: `${redemption}/456`, title: thankYouTexts.title },
] as const;

test.each(pages)(
  '$path is readable without scripts and tells nobody its address',
  async ({ path, title }) => {
    await onPhone({ javaScriptEnabled: false }, async (page) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      const response = await page.goto(site.product.address + path, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      const headers = response?.headers();
      expect(headers?.['referrer-policy']).toBe('no-referrer');
      expect(headers?.['x-robots-tag']).toBe('noindex');
      expect(headers?.['content-security-policy']).not.toContain('https:');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toContain(title);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
      expect(await page.locator('link[rel=canonical], meta[property^="og:"]').count()).toBe(0);
      expect(await page.getByRole('link').count()).toBe(0);
      expect([...hosts]).toEqual([new URL(site.product.address).origin]);
    });
  },
);

const delivery = deliveries.Israel;

const fillDelivery = async (page: Page, parts: readonly DeliveryPart[]): Promise<void> => {
  for (const part of parts)
    await page.getByLabel(deliveryFormTexts.labels[part], { exact: true }).fill(delivery[part]);
};

test('a microsite takes a size and a delivery, and thanks', async () => {
  await onPhone({}, async (page) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto(site.product.address + microsite, { waitUntil: 'networkidle' });
    await page.getByLabel(micrositeScreenTexts.size, { exact: true }).fill('M');
    await fillDelivery(page, deliveryParts);
    await page.getByRole('button', { name: micrositeScreenTexts.submit }).click();
    await page.getByText(recipientTexts.submitted).waitFor();
    await page.getByRole('heading', { level: 1, name: thankYouTexts.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(thankYou);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(thankYouTexts.title);
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test('what is typed and ticked before hydration is submitted', async () => {
  await onPhone({}, async (page) => {
    let release = () => {};
    const permission = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/app-*.js', async (route) => {
      await permission;
      await route.continue();
    });
    await page.goto(site.product.address + redemption, { waitUntil: 'commit' });
    const gift = page.getByRole('checkbox').first();
    await gift.check();
    await fillDelivery(page, ['firstName', 'lastName', 'email']);
    release();
    await page.waitForFunction(() => window.onclick === null);
    expect(await gift.isChecked()).toBe(true);
    expect(await page.getByLabel('Last name').inputValue()).toBe(delivery.lastName);
    await fillDelivery(page, ['phone', 'deliveryAddress1', 'postTown', 'postalCode']);
    await page.getByRole('button', { name: redemptionTexts.submit }).click();
    await page.getByRole('heading', { level: 1, name: thankYouTexts.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(thankYou);
  });
});
