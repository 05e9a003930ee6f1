import { InitialProgress } from '@gifting/ui/app/NavigationProgress.tsx';
import { paths } from '@gifting/ui/app/paths.ts';
import {
  CrashedInDashboard,
  ScreenCrashed,
} from '@gifting/ui/screens/general/ScreenCrashed/ScreenCrashed.tsx';
import { ScreenMissing } from '@gifting/ui/screens/general/ScreenCrashed/screen-missing.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Root } from './Root';

/** What is fetched when it is asked for. The build finds its files by the name in `handle` (heads.ts). */
const lazy = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
  handle: name,
  lazy: async () => {
    const code = await load().catch((error: unknown) => {
      throw new ScreenMissing(error);
    });
    return { Component: code[name] };
  },
});

/** An address, and the screen that answers it. */
const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject => ({ path, ...lazy(load, name) });

const notFound = lazy(
  () => import('@gifting/ui/screens/general/NotFoundScreen/NotFoundScreen.tsx'),
  'NotFoundScreen',
);

const notFoundInDashboard = lazy(
  () => import('@gifting/ui/screens/general/NotFoundScreen/NotFoundInDashboard.tsx'),
  'NotFoundInDashboard',
);

/** What only administrators may open (E-17). Their screens are not shown yet; the guard is. */
const adminPaths = [
  paths.inventory,
  paths.recipients,
  paths.adminProducts,
  paths.adminServices,
  paths.adminGifting,
  paths.adminGiftBoxes,
  paths.adminCollections,
  paths.adminCategories,
] as const;

/** The site map: an address, and the screen that answers it. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    hydrateFallbackElement: <InitialProgress />,
    errorElement: <ScreenCrashed />,
    children: [
      {
        ...lazy(() => import('@gifting/ui/screens/layout/PublicLayout/PublicLayout.tsx'), 'PublicLayout'),
        children: [
          {
            errorElement: <ScreenCrashed />,
            children: [
              screen(
                paths.home,
                () => import('@gifting/ui/screens/home/HomeScreen/HomeScreen.tsx'),
                'HomeScreen',
              ),
              screen(
                paths.technology,
                () => import('@gifting/ui/screens/technology/TechnologyScreen/TechnologyScreen.tsx'),
                'TechnologyScreen',
              ),
              screen(
                paths.about,
                () => import('@gifting/ui/screens/about/AboutScreen/AboutScreen.tsx'),
                'AboutScreen',
              ),
              screen(
                paths.services,
                () => import('@gifting/ui/screens/services/ServicesScreen/ServicesScreen.tsx'),
                'ServicesScreen',
              ),
              screen(
                paths.service,
                () => import('@gifting/ui/screens/services/ServiceScreen/ServiceScreen.tsx'),
                'ServiceScreen',
              ),
              screen(
                paths.gifting,
                () => import('@gifting/ui/screens/gifting/GiftingScreen/GiftingScreen.tsx'),
                'GiftingScreen',
              ),
              screen(
                paths.giftingItem,
                () => import('@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.tsx'),
                'GiftingItemScreen',
              ),
              screen(
                paths.collectionPage,
                () => import('@gifting/ui/screens/collections/CollectionScreen/CollectionScreen.tsx'),
                'CollectionScreen',
              ),
              screen(
                paths.signUp,
                () => import('@gifting/ui/screens/account/SignUpScreen/SignUpScreen.tsx'),
                'SignUpScreen',
              ),
              screen(
                paths.signIn,
                () => import('@gifting/ui/screens/account/SignInScreen/SignInScreen.tsx'),
                'SignInScreen',
              ),
              screen(
                paths.builder,
                () => import('@gifting/ui/screens/orders/BuilderScreen/BuilderScreen.tsx'),
                'BuilderScreen',
              ),
              screen(
                paths.orderDetails,
                () => import('@gifting/ui/screens/orders/CheckoutScreen/CheckoutScreen.tsx'),
                'CheckoutScreen',
              ),
              screen(
                paths.payment,
                () => import('@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.tsx'),
                'PaymentScreen',
              ),
              screen(
                paths.paymentSuccessful,
                () =>
                  import('@gifting/ui/screens/orders/PaymentSuccessfulScreen/PaymentSuccessfulScreen.tsx'),
                'PaymentSuccessfulScreen',
              ),
              screen(
                paths.paymentError,
                () => import('@gifting/ui/screens/orders/PaymentErrorScreen/PaymentErrorScreen.tsx'),
                'PaymentErrorScreen',
              ),
              { path: '*', ...notFound },
            ],
          },
        ],
      },
      {
        ...lazy(() => import('@gifting/ui/app/RequireSession.tsx'), 'RequireSession'),
        children: [
          {
            path: paths.dashboard,
            ...lazy(
              () => import('@gifting/ui/screens/layout/DashboardLayout/DashboardLayout.tsx'),
              'DashboardLayout',
            ),
            children: [
              {
                errorElement: <CrashedInDashboard />,
                children: [
                  {
                    index: true,
                    ...lazy(
                      () => import('@gifting/ui/screens/dashboard/DashboardScreen/DashboardScreen.tsx'),
                      'DashboardScreen',
                    ),
                  },
                  screen(
                    paths.orders,
                    () => import('@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.tsx'),
                    'OrdersScreen',
                  ),
                  screen(
                    paths.order,
                    () => import('@gifting/ui/screens/orders/OrderScreen/OrderScreen.tsx'),
                    'OrderScreen',
                  ),
                  {
                    lazy: async () => {
                      const { RequireRole } = await import('@gifting/ui/app/RequireRole.tsx');
                      return { element: <RequireRole only="admin" /> };
                    },
                    children: adminPaths.map((path) => ({ path: `${path}/*`, ...notFoundInDashboard })),
                  },
                  { path: '*', ...notFoundInDashboard },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
