import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { ErrorCatalogue } from './ErrorCatalogue';
import { InitialProgress, NavigationProgress } from './NavigationProgress';
import { ScreenCrashed } from './ScreenCrashed/ScreenCrashed';

const RootLayout = () => (
  <>
    <ErrorCatalogue />
    <NavigationProgress />
    <ScrollRestoration />
    <Outlet />
  </>
);

/** The root route's id, for adding child routes later. */
export const rootId = 'root';

/** The route above all screens: error toasts, navigation progress, scroll restoration and the error boundary. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  element: <RootLayout />,
  hydrateFallbackElement: <InitialProgress />,
  errorElement: <ScreenCrashed />,
  children,
});
