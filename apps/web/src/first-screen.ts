import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Puts what a route fetches into the route itself. */
const settle = async (route: RouteObject): Promise<void> => {
  if (typeof route.lazy !== 'function') return;
  const settled = await route.lazy();
  delete route.lazy;
  Object.assign(route, settled);
};

/**
 * Fetches the screen of an address before there is a router, which would draw its wait first and the screen in many small
 * steps. Resolves to whether it came; if not, it is left to the router, which tells of it.
 */
export const fetchFirstScreen = async (routes: RouteObject[], address: string): Promise<boolean> => {
  const parts = await Promise.allSettled(
    (matchRoutes(routes, address) ?? []).map(({ route }) => settle(route)),
  );
  return parts.every(({ status }) => status === 'fulfilled');
};
