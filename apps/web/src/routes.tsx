import { paths } from '@gifting/ui/app/paths.ts';
import { RequireRole } from '@gifting/ui/app/RequireRole.tsx';
import { RequireSession } from '@gifting/ui/app/RequireSession.tsx';
import { ScreenCrashed } from '@gifting/ui/screens/general/ScreenCrashed/ScreenCrashed.tsx';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Root } from './Root';

const lazy =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

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
    errorElement: <ScreenCrashed />,
    children: [
      {
        lazy: lazy(() => import('@gifting/ui/screens/layout/PublicLayout/PublicLayout.tsx'), 'PublicLayout'),
        children: [
          {
            errorElement: <ScreenCrashed />,
            children: [
              {
                path: paths.home,
                lazy: lazy(() => import('@gifting/ui/screens/home/HomeScreen/HomeScreen.tsx'), 'HomeScreen'),
              },
              {
                path: paths.about,
                lazy: lazy(
                  () => import('@gifting/ui/screens/about/AboutScreen/AboutScreen.tsx'),
                  'AboutScreen',
                ),
              },
              {
                path: paths.gifting,
                lazy: lazy(
                  () => import('@gifting/ui/screens/gifting/GiftingScreen/GiftingScreen.tsx'),
                  'GiftingScreen',
                ),
              },
              {
                path: paths.giftingItem,
                lazy: lazy(
                  () => import('@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.tsx'),
                  'GiftingItemScreen',
                ),
              },
              {
                path: paths.services,
                lazy: lazy(
                  () => import('@gifting/ui/screens/services/ServicesScreen/ServicesScreen.tsx'),
                  'ServicesScreen',
                ),
              },
              {
                path: paths.service,
                lazy: lazy(
                  () => import('@gifting/ui/screens/services/ServiceScreen/ServiceScreen.tsx'),
                  'ServiceScreen',
                ),
              },
              {
                path: paths.collectionPage,
                lazy: lazy(
                  () => import('@gifting/ui/screens/collections/CollectionScreen/CollectionScreen.tsx'),
                  'CollectionScreen',
                ),
              },
              {
                path: paths.signUp,
                lazy: lazy(
                  () => import('@gifting/ui/screens/account/SignUpScreen/SignUpScreen.tsx'),
                  'SignUpScreen',
                ),
              },
              {
                path: paths.signIn,
                lazy: lazy(
                  () => import('@gifting/ui/screens/account/SignInScreen/SignInScreen.tsx'),
                  'SignInScreen',
                ),
              },
              {
                path: paths.builder,
                lazy: lazy(
                  () => import('@gifting/ui/screens/orders/BuilderScreen/BuilderScreen.tsx'),
                  'BuilderScreen',
                ),
              },
              {
                path: paths.orderDetails,
                lazy: lazy(
                  () => import('@gifting/ui/screens/orders/CheckoutScreen/CheckoutScreen.tsx'),
                  'CheckoutScreen',
                ),
              },
              {
                path: paths.payment,
                lazy: lazy(
                  () => import('@gifting/ui/screens/orders/PaymentScreen/PaymentScreen.tsx'),
                  'PaymentScreen',
                ),
              },
              {
                path: paths.paymentSuccessful,
                lazy: lazy(
                  () =>
                    import('@gifting/ui/screens/orders/PaymentSuccessfulScreen/PaymentSuccessfulScreen.tsx'),
                  'PaymentSuccessfulScreen',
                ),
              },
              {
                path: paths.paymentError,
                lazy: lazy(
                  () => import('@gifting/ui/screens/orders/PaymentErrorScreen/PaymentErrorScreen.tsx'),
                  'PaymentErrorScreen',
                ),
              },
              { path: '*', lazy: notFound },
            ],
          },
        ],
      },
      {
        element: <RequireSession />,
        children: [
          {
            path: paths.dashboard,
            lazy: lazy(
              () => import('@gifting/ui/screens/layout/DashboardLayout/DashboardLayout.tsx'),
              'DashboardLayout',
            ),
            children: [
              {
                errorElement: <ScreenCrashed />,
                children: [
                  {
                    index: true,
                    lazy: lazy(
                      () => import('@gifting/ui/screens/dashboard/DashboardScreen/DashboardScreen.tsx'),
                      'DashboardScreen',
                    ),
                  },
                  {
                    path: paths.orders,
                    lazy: lazy(
                      () => import('@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.tsx'),
                      'OrdersScreen',
                    ),
                  },
                  {
                    path: paths.order,
                    lazy: lazy(
                      () => import('@gifting/ui/screens/orders/OrderScreen/OrderScreen.tsx'),
                      'OrderScreen',
                    ),
                  },
                  {
                    element: <RequireRole only="admin" />,
                    children: adminPaths.map((path) => ({ path: `${path}/*`, lazy: notFoundInDashboard })),
                  },
                  { path: '*', lazy: notFoundInDashboard },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
