import { paths } from '@gifting/ui/app/paths.ts';
import { CrashedInDashboard } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import type { RouteObject } from 'react-router-dom';
import { lazy, screen } from './lazy-routes';

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
] as const;

/** The site map behind sign-in. Loaded when somebody goes there, so that a visitor does without it. */
export const dashboardRoutes: RouteObject[] = [
  {
    ...lazy(() => import('@gifting/ui/app/RequireSession.tsx'), 'RequireSession'),
    handle: ['dashboard-routes.tsx', 'RequireSession.tsx'],
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
                {
                  reads: () => import('@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.reads.ts'),
                  access: 'user',
                },
              ),
              screen(
                paths.order,
                () => import('@gifting/ui/screens/orders/OrderScreen/OrderScreen.tsx'),
                'OrderScreen',
                {
                  reads: () => import('@gifting/ui/screens/orders/OrderScreen/OrderScreen.reads.ts'),
                  access: 'user',
                },
              ),
              {
                lazy: async () => {
                  const { RequireRole } = await import('@gifting/ui/app/RequireRole.tsx');
                  return { element: <RequireRole only="admin" /> };
                },
                children: [
                  screen(
                    paths.adminCategories,
                    () => import('@gifting/ui/screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.tsx'),
                    'AdminCategoriesScreen',
                    {
                      reads: () =>
                        import(
                          '@gifting/ui/screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.reads.ts'
                        ),
                      access: 'admin',
                    },
                  ),
                  ...adminPaths.map((path) => ({ path: `${path}/*`, ...notFoundInDashboard })),
                ],
              },
              { path: '*', ...notFoundInDashboard },
            ],
          },
        ],
      },
    ],
  },
];
