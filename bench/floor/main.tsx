import { paths } from '@gifting/domain/site/paths';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Toaster } from 'react-hot-toast';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Frame } from './Frame';
import { GiftingItem } from './GiftingItem';
import { Home } from './Home';

/**
 * The floor of a page: the product's stack, data and texts without the design system. Anything above it is the
 * product's own cost.
 */

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: paths.home, element: <Home /> },
      { path: paths.giftingItem, element: <GiftingItem /> },
    ],
  },
]);

createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
    <Toaster />
  </QueryClientProvider>,
);
