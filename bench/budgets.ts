import { paths } from '@gifting/domain/site/paths';

/** Upper bounds of what a first visit loads, in kilobytes of 1000 bytes after brotli at its highest level. */
export const byteBudgets = {
  /** All scripts of home; those of the floor are measured beside it. */
  homeScripts: 135,
  /** The style sheets of home. */
  homeStyles: 16,
  /** The style sheets of the whole app, which no single page loads; why they are above it stands in docs/performance.md. */
  appStyles: 16,
  /** What each further public page adds to what home has loaded. */
  furtherPageScripts: 25,
  /** Font files before the first text. */
  fontFiles: 2,
} as const;

/** What pages and the API may take beside what the same stack takes without the product. */
export const ratioBudgets = {
  /** Largest contentful paint of a prerendered page beside a static one, of any other beside one rendered in the browser. */
  largestPaint: 1.1,
  blockingTime: 1.2,
  /** Requests in a second. */
  apiRate: 0.7,
} as const;

/** How far a page may move by itself while it loads. */
export const layoutShiftBudget = 0;

/** How fast the workshop has to be: stories in a second, with their checks, and seconds for building them all. */
export const workshopBudgets = { storiesPerSecond: 6, buildSeconds: 30 } as const;

/** The public pages a visitor can open without a session; those of the catalogue by entries of the demo. */
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
