import { rootRoute } from '@gifting/ui/app/root-route.tsx';
import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes } from './dashboard-routes';
import { publicRoutes } from './routes';

/** The whole site map at once, for a server and for journeys through the app. */
export const allRoutes: RouteObject[] = [rootRoute([...publicRoutes, ...dashboardRoutes])];
