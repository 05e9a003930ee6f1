import { paths } from '@gifting/ui/app/paths.ts';
import { type Reads, readsLoader, revalidateOnPathChange, type ScreenAccess } from '@gifting/ui/app/reads.ts';
import { rootRoute } from '@gifting/ui/app/root-route.tsx';
import { CrashedInDashboard, ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import { ScreenMissing } from '@gifting/ui/app/ScreenCrashed/screen-missing.ts';
import { menuReads } from '@gifting/ui/screens/layout/PublicLayout/PublicLayout.reads.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

const orMissing = (error: unknown): never => {
  throw new ScreenMissing(error);
};

/** Loads a component when its route is first visited. The renderer finds its files by the names in `handle`. */
const lazy = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
  handle: [`${name}.tsx`],
  lazy: async () => ({ Component: (await load().catch(orMissing))[name] }),
});

/** The reads of a screen: where they stand, and who may see the screen. */
interface ScreenReads {
  /** Loads `X.reads.ts` and picks the function. */
  readonly reads: () => Promise<Reads>;
  /** `public` unless given. */
  readonly access?: ScreenAccess;
}

/** Starts the reads of a route beside its code. */
const startsReads = <Route extends Readonly<{ handle: string[] }>>(
  route: Route,
  name: string,
  { reads, access = 'public' }: ScreenReads,
) => ({
  ...route,
  handle: [...route.handle, `${name}.reads.ts`],
  loader: readsLoader(() => reads().catch(orMissing), access),
  shouldRevalidate: revalidateOnPathChange,
});

/** An address and the screen at it. */
const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  reads?: ScreenReads,
): RouteObject => ({ path, ...(reads ? startsReads(lazy(load, name), name, reads) : lazy(load, name)) });

const notFound = lazy(
  () => import('@gifting/ui/screens/general/NotFoundScreen/NotFoundScreen.tsx'),
  'NotFoundScreen',
);

const notFoundInDashboard = lazy(
  () => import('@gifting/ui/screens/general/NotFoundScreen/NotFoundInDashboard.tsx'),
  'NotFoundInDashboard',
);

/** What only administrators may open (E-17) and what has no screen yet. */
const adminPaths = [
  paths.inventory,
  paths.recipients,
  paths.adminProducts,
  paths.adminServices,
  paths.adminGifting,
  paths.adminGiftBoxes,
  paths.adminCollections,
] as const;

/** The site map: an address, and the screen that answers it. */
export const routes: RouteObject[] = [
  rootRoute([
    {
      ...startsReads(
        lazy(() => import('@gifting/ui/screens/layout/PublicLayout/PublicLayout.tsx'), 'PublicLayout'),
        'PublicLayout',
        {
          // Already in the app's own chunk.
          reads: async () => menuReads,
        },
      ),
      children: [
        {
          errorElement: <ScreenCrashed />,
          children: [
            screen(
              paths.home,
              () => import('@gifting/ui/screens/home/HomeScreen/HomeScreen.tsx'),
              'HomeScreen',
              {
                reads: () =>
                  import('@gifting/ui/screens/home/HomeScreen/HomeScreen.reads.ts').then(
                    (module) => module.homeReads,
                  ),
              },
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
              {
                reads: () =>
                  import('@gifting/ui/screens/services/ServicesScreen/ServicesScreen.reads.ts').then(
                    (module) => module.servicesReads,
                  ),
              },
            ),
            screen(
              paths.service,
              () => import('@gifting/ui/screens/services/ServiceScreen/ServiceScreen.tsx'),
              'ServiceScreen',
              {
                reads: () =>
                  import('@gifting/ui/screens/services/ServiceScreen/ServiceScreen.reads.ts').then(
                    (module) => module.serviceReads,
                  ),
              },
            ),
            screen(
              paths.gifting,
              () => import('@gifting/ui/screens/gifting/GiftingScreen/GiftingScreen.tsx'),
              'GiftingScreen',
              {
                reads: () =>
                  import('@gifting/ui/screens/gifting/GiftingScreen/GiftingScreen.reads.ts').then(
                    (module) => module.giftingReads,
                  ),
              },
            ),
            screen(
              paths.giftingItem,
              () => import('@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.tsx'),
              'GiftingItemScreen',
              {
                reads: () =>
                  import('@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.reads.ts').then(
                    (module) => module.giftingItemReads,
                  ),
              },
            ),
            screen(
              paths.collectionPage,
              () => import('@gifting/ui/screens/collections/CollectionScreen/CollectionScreen.tsx'),
              'CollectionScreen',
              {
                reads: () =>
                  import('@gifting/ui/screens/collections/CollectionScreen/CollectionScreen.reads.ts').then(
                    (module) => module.collectionReads,
                  ),
              },
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
              {
                reads: () =>
                  import('@gifting/ui/screens/orders/BuilderScreen/BuilderScreen.reads.ts').then(
                    (module) => module.builderReads,
                  ),
              },
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
              () => import('@gifting/ui/screens/orders/PaymentSuccessfulScreen/PaymentSuccessfulScreen.tsx'),
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
                  {
                    reads: () =>
                      import('@gifting/ui/screens/orders/OrdersScreen/OrdersScreen.reads.ts').then(
                        (module) => module.ordersReads,
                      ),
                    access: 'user',
                  },
                ),
                screen(
                  paths.order,
                  () => import('@gifting/ui/screens/orders/OrderScreen/OrderScreen.tsx'),
                  'OrderScreen',
                  {
                    reads: () =>
                      import('@gifting/ui/screens/orders/OrderScreen/OrderScreen.reads.ts').then(
                        (module) => module.orderReads,
                      ),
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
                      () =>
                        import('@gifting/ui/screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.tsx'),
                      'AdminCategoriesScreen',
                      {
                        reads: () =>
                          import(
                            '@gifting/ui/screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.reads.ts'
                          ).then((module) => module.adminCategoriesReads),
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
  ]),
];
