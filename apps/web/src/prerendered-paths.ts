import { indexedPaths, paths } from '@gifting/domain/site/paths';

/** Pages whose words are the same for everyone, so that they can come with the document. */
export const prerenderedPaths: readonly string[] = [
  ...indexedPaths.filter((path) => path !== paths.builder),
  paths.giftingItem,
  paths.service,
  paths.collectionPage,
];
