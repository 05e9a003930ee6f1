import { matchRoutes, type RouteObject } from 'react-router-dom';

const loadRoute = async (route: RouteObject): Promise<void> => {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  delete route.lazy;
  Object.assign(route, loaded);
};

/**
 * Loads the lazy routes that match a URL before the router exists, so that it hydrates at once. Resolves to `false` if
 * any failed.
 */
export const loadMatchedRoutes = async (routes: RouteObject[], pathname: string): Promise<boolean> => {
  const results = await Promise.allSettled(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) => loadRoute(route)),
  );
  return results.every(({ status }) => status === 'fulfilled');
};
