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

/** The id of the root route, for adding routes below it later. */
export const rootId = 'root';

/** The route above every screen: error toasts, navigation progress, scroll position and the crash boundary. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  id: rootId,
  element: <RootLayout />,
  hydrateFallbackElement: <InitialProgress />,
  errorElement: <ScreenCrashed />,
  children,
});
