import { paths } from '@gifting/domain/site/paths';

/** Upper bounds of what a first visit loads, in kilobytes of 1000 bytes, compressed by brotli 11. */
export const byteBudgets = {
  /** All scripts of home. */
  homeScripts: 140,
  /** The style sheets of a visit to a public page. */
  publicStyles: 16,
  /** The style sheets of a visit to a page of a signed-in person or a recipient. */
  personalStyles: 20,
  /** What each further public page adds to home's scripts. */
  furtherPageScripts: 25,
  /** Font files before the first text. */
  fontFiles: 2,
} as const;

/** What pages may take beside the same stack without the product. */
export const ratioBudgets = {
  /** Largest contentful paint: of a server-rendered page beside a static one, of others beside a client-rendered one. */
  largestPaint: 1.1,
  blockingTime: 1.2,
} as const;

/** The API on PostgreSQL beside the same framework and driver without application code. Rates are requests per second. */
export const apiBudgets = { rate: { read: 0.8, order: 0.5 }, p99: 1.5 } as const;

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
] as const;

/** Pages of a signed-in person. */
export const personalPages = [paths.dashboard, paths.orders, paths.builder] as const;
