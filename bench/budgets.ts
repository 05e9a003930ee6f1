import { paths } from '@gifting/domain/site/paths';

/** Upper bounds of what a first visit loads, in kilobytes of 1000 bytes after brotli at its highest level. */
export const byteBudgets = {
  /** The scripts a first visit of home loads. */
  homeScripts: 135,
  /** The styles it loads. */
  homeStyles: 16,
  /** What each further public page adds to what home has loaded. */
  furtherPageScripts: 25,
  /** Font files before the first text. */
  fontFiles: 2,
} as const;

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
