import { indexedPaths, paths, recipientPaths } from '@gifting/domain/site/paths';
import { generatePath, matchRoutes } from 'react-router-dom';

/** Public pages that are equal for everyone, so the server can render them. */
const renderedPaths: readonly string[] = [
  // The builder with an empty box. The browser replaces it if the tab keeps another.
  ...indexedPaths,
  paths.signIn,
  paths.signUp,
  paths.giftingItem,
  paths.service,
  paths.collectionPage,
  // A claim page is that of one link: rendered by the browser, so that no server keeps it.
  ...recipientPaths.filter((path) => path !== paths.claim && path !== paths.claimed),
];

const routes = renderedPaths.map((path) => ({ path }));

/**
 * The one spelling of a path the server renders; undefined for other paths. The router also matches other letter case
 * and slashes at the end, each of which would be a page to render and to cache.
 */
export const renderedPathOf = (pathname: string): string | undefined => {
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match && generatePath(match.route.path, match.params);
};
