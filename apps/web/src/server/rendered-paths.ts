import { indexedPaths, paths } from '@gifting/domain/site/paths';

/** Public pages that are equal for everyone, so the server can render them. */
export const renderedPaths: readonly string[] = [
  ...indexedPaths.filter((path) => path !== paths.builder),
  paths.giftingItem,
  paths.service,
  paths.collectionPage,
];
