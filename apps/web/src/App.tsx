import { ServicesProvider } from '@gifting/ui/app/ServicesProvider.tsx';
import type { Services } from '@gifting/ui/app/services.ts';
import { Toaster } from '@gifting/ui/primitives/Toaster/Toaster.tsx';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

/** The composed web app: services, routes and toasts. */
export const App = ({ services }: { readonly services: Services }) => {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
      <Toaster />
    </ServicesProvider>
  );
};
