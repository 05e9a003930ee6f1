import { ErrorCatalogue } from '@gifting/ui/app/ErrorCatalogue.tsx';
import { Outlet, ScrollRestoration } from 'react-router-dom';

/** What every screen has around it: failures are told, and a new screen starts at its top. */
export const Root = () => (
  <>
    <ErrorCatalogue />
    <ScrollRestoration />
    <Outlet />
  </>
);
