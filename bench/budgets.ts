import { paths } from '@gifting/domain/site/paths';

/** Upper bounds of a first visit, in kB of 1000 bytes after brotli 11. */
export const byteBudgets = {
  /** All scripts of home. */
  homeScripts: 140,
  /** Style sheets of a visit to a public page. */
  publicStyles: 16,
  /** Style sheets of a visit to a page behind sign-in or for recipients. */
  personalStyles: 20,
  /** Scripts that each further public page adds to home's. */
  furtherPageScripts: 25,
  /** Scripts that a recipient's page adds to the shared chunk. */
  recipientScripts: 35,
  /** Font files before the first text. */
  fontFiles: 2,
} as const;

/** Largest contentful paint relative to a static page of the same content. */
export const largestPaintBudgets = { public: 0.95, recipients: 1.05 } as const;

/** Total blocking time relative to the same stack without the product. */
export const blockingTimeBudget = 0.8;

/** From an input to the next paint on a slow phone, in milliseconds, for 98 of 100 interactions. */
export const interactionBudget = 200;

/** Scores of Lighthouse for mobile devices. */
export const lighthouseBudgets = { performance: 98, others: 100 } as const;

/** Ratios to the same framework and driver on PostgreSQL without application code. Rates are requests per second. */
export const apiBudgets = { rate: { read: 0.8, order: 0.5 }, p99: 1.5 } as const;

/**
 * A long list of orders, as ratios: its first page and first rows to a list of 20, the server's memory after many reads to
 * before them. `task` is the longest task of the screen, in milliseconds.
 */
export const listBudgets = { first: 1.2, memory: 1.1, task: 100 } as const;

/** A table of 1,000 rows on a processor four times slower, in milliseconds: until a step is done, and its longest task. */
export const tableBudgets = { usable: 2000, task: 100 } as const;

/** A search of the catalogue among 10,000 products, as a ratio to the same among 100. */
export const searchBudget = 1.5;

/** Cumulative layout shift while a page loads. */
export const layoutShiftBudget = 0;

/** Stories tested per second, and seconds to build them all. */
export const workshopBudgets = { storiesPerSecond: 6, buildSeconds: 30 } as const;

/** The public pages, with entries of the demo catalogue. */
export const publicPages = [
  paths.technology,
  paths.about,
  paths.gifting,
  paths.giftingItem.replace(':id', '1'),
  paths.services,
  paths.service.replace(':id', 'portals-for-events'),
  paths.collectionPage.replace(':collectionId', 'festive-holiday'),
  paths.signIn,
  paths.signUp,
  paths.accessibility,
  paths.privacy,
  paths.terms,
  paths.catalogue,
] as const;

/** Pages behind sign-in. */
export const personalPages = [paths.dashboard, paths.orders, paths.builder] as const;

/** The pages of a gift's recipient. */
export const recipientPages = [
  paths.microsite.replace(':micrositeId', '123'),
  paths.redemption.replace(':redemptionId', '123'),
  paths.micrositeThankYou.replace(':micrositeId', '123').replace(':successSlug', '456'),
] as const;
