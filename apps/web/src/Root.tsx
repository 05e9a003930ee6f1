import { ErrorCatalogue } from '@gifting/ui/app/ErrorCatalogue.tsx';
import { NavigationProgress } from '@gifting/ui/app/NavigationProgress.tsx';
import { Outlet, ScrollRestoration } from 'react-router-dom';

/** What every screen has around it: failures are told, a wait for the next screen shows, and that one starts at its top. */
export const Root = () => (
  <>
    <ErrorCatalogue />
    <NavigationProgress />
    <ScrollRestoration />
    <Outlet />
  </>
);
