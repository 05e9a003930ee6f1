import { demoUsers } from '@gifting/api/demo/users';
import { confirmAccountRoute } from '@gifting/domain/confirmation/paths';
import { peoplePath } from '@gifting/domain/people/paths';
import { confirmEmailRoute } from '@gifting/domain/profile/paths';
import { dashboardContactRoute } from '@gifting/domain/site/dashboard-contact';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { paths } from '@gifting/ui/app/paths.ts';
import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll } from 'vitest';
import { personalPages, publicPages, recipientPages } from '../bench/budgets';
import { signInDemo } from '../bench/weigh';
import type { Site } from './product';
import { storeDraft } from './stored-draft';

const [buyer, admin] = demoUsers;

/** The pages that one needs no sign-in for. */
export const visitorPages = [
  paths.home,
  ...publicPages,
  paths.forgotPassword,
  paths.resetPassword.replace(':token', 'kVw0mQ9fQ2mX7uYb1cR4Zg'),
  confirmAccountRoute.replace(':token', 'kVw0mQ9fQ2mX7uYb1cR4Zg'),
  confirmEmailRoute.replace(':token', 'kVw0mQ9fQ2mX7uYb1cR4Zg'),
  paths.contact,
  ...recipientPages,
] as const;

/** The pages of the demo buyer. Those of an order have the sample box in the tab. */
export const buyerPages = [
  ...personalPages,
  paths.orderDetails,
  paths.payment,
  paths.campaigns,
  paths.profile,
  dashboardContactRoute,
] as const;

/** The pages of administrators. */
export const adminPages = [
  paths.inventory,
  paths.recipients,
  paths.adminProducts,
  paths.adminServices,
  paths.adminGifting,
  paths.adminGiftBoxes,
  paths.adminCollections,
  paths.adminCategories,
  peoplePath,
] as const;

const isOf = (pages: readonly string[], path: string): boolean => pages.includes(path);

/** Opens pages in contexts of their own, as the person who needs them. Call it once, at the top of a file. */
export const opensPages = (site: Site) => {
  const sessions = new Map<string, Awaited<ReturnType<typeof signInDemo>>>();
  beforeAll(async () => {
    for (const { email } of [buyer, admin])
      sessions.set(email, await signInDemo(site.browser, site.product.address, email));
  });
  const sessionFor = (path: string) =>
    isOf(buyerPages, path)
      ? sessions.get(buyer.email)
      : isOf(adminPages, path)
        ? sessions.get(admin.email)
        : undefined;

  /** Asks something of a page once nothing is loading any more. */
  return async <Answer>(
    path: string,
    options: BrowserContextOptions,
    ask: (page: Page) => Promise<Answer>,
  ): Promise<Answer> => {
    const storageState = sessionFor(path);
    const context = await site.browser.newContext({
      reducedMotion: 'reduce',
      baseURL: site.product.address,
      ...(storageState && { storageState }),
      ...options,
    });
    try {
      const page = await context.newPage();
      if (isOf([paths.orderDetails, paths.payment], path)) {
        await page.goto(paths.technology);
        await storeDraft(page, sampleDraft);
      }
      await page.goto(path, { waitUntil: 'networkidle' });
      // A busy machine is silent for a while before the screen or its data is asked for.
      await page.waitForFunction(
        () =>
          document.querySelector('main') !== null &&
          document.querySelector('[aria-busy="true"], [role="progressbar"]') === null,
      );
      return await ask(page);
    } finally {
      await context.close();
    }
  };
};
