import { rootRoute } from '@gifting/ui/app/root-route.tsx';
import type { RouteObject } from 'react-router-dom';
import { claimRoutes } from './claim-routes';
import { dashboardRoutes } from './dashboard-routes';
import { lateRoutes } from './late-routes';
import { publicRoutes } from './routes';

/** All routes in one module, for the server renderer and the journeys. */
export const allRoutes: RouteObject[] = [
  rootRoute([...publicRoutes(lateRoutes), ...claimRoutes, ...dashboardRoutes]),
];
