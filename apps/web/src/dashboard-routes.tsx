import { peoplePath } from '@gifting/domain/people/paths';
import { dashboardContactRoute } from '@gifting/domain/site/dashboard-contact';
import { paths } from '@gifting/ui/app/paths.ts';
import { CrashedInDashboard, ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import { campaignRecipientsRoute } from '@gifting/ui/screens/campaigns/shared/recipients-path.ts';
import { addressesRoute } from '@gifting/ui/screens/orders/shared/addresses-path.ts';
import { proofsRoute } from '@gifting/ui/screens/orders/shared/proofs-path.ts';
import type { RouteObject } from 'react-router-dom';
import { lazy, screen } from './lazy-routes';

const notFoundInDashboard = lazy(
  () => import('@gifting/ui/screens/general/NotFoundScreen/NotFoundInDashboard.tsx'),
  'NotFoundInDashboard',
);

/** The routes behind sign-in, loaded on the first visit to one, so that visitors do not download them. */
export const dashboardRoutes: RouteObject[] = [
  {
    ...lazy(() => import('@gifting/ui/app/RequireSession.tsx'), 'RequireSession'),
    handle: ['dashboard-routes.tsx', 'RequireSession.tsx'],
    children: [
      {
        ...lazy(
          () => import('@gifting/ui/screens/layout/RecipientLayout/RecipientLayout.tsx'),
          'RecipientLayout',
        ),
        children: [
          {
            errorElement: <ScreenCrashed />,
            children: [
              screen(
                paths.campaignPreview,
                () => import('@gifting/ui/screens/recipients/ClaimPreviewScreen/ClaimPreviewScreen.tsx'),
                'ClaimPreviewScreen',
                {
                  reads: () =>
                    import('@gifting/ui/screens/recipients/ClaimPreviewScreen/ClaimPreviewScreen.reads.ts'),
                  access: 'user',
                },
              ),
            ],
          },
        ],
      },
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
              screen(
                proofsRoute,
                () => import('@gifting/ui/screens/orders/ProofRoomScreen/ProofRoomScreen.tsx'),
                'ProofRoomScreen',
                {
                  reads: () => import('@gifting/ui/screens/orders/ProofRoomScreen/ProofRoomScreen.reads.ts'),
                  access: 'user',
                },
              ),
              screen(
                addressesRoute,
                () => import('@gifting/ui/screens/orders/OrderAddressesScreen/OrderAddressesScreen.tsx'),
                'OrderAddressesScreen',
                {
                  reads: () =>
                    import('@gifting/ui/screens/orders/OrderAddressesScreen/OrderAddressesScreen.reads.ts'),
                  access: 'user',
                },
              ),
              screen(
                paths.campaigns,
                () => import('@gifting/ui/screens/campaigns/CampaignsScreen/CampaignsScreen.tsx'),
                'CampaignsScreen',
                {
                  reads: () =>
                    import('@gifting/ui/screens/campaigns/CampaignsScreen/CampaignsScreen.reads.ts'),
                  access: 'user',
                },
              ),
              screen(
                paths.campaign,
                () => import('@gifting/ui/screens/campaigns/CampaignScreen/CampaignScreen.tsx'),
                'CampaignScreen',
                {
                  reads: () => import('@gifting/ui/screens/campaigns/CampaignScreen/CampaignScreen.reads.ts'),
                  access: 'user',
                },
              ),
              screen(
                campaignRecipientsRoute,
                () =>
                  import(
                    '@gifting/ui/screens/campaigns/CampaignRecipientsScreen/CampaignRecipientsScreen.tsx'
                  ),
                'CampaignRecipientsScreen',
                {
                  reads: () =>
                    import(
                      '@gifting/ui/screens/campaigns/CampaignRecipientsScreen/CampaignRecipientsScreen.reads.ts'
                    ),
                  access: 'user',
                },
              ),
              screen(
                paths.profile,
                () => import('@gifting/ui/screens/account/ProfileScreen/ProfileScreen.tsx'),
                'ProfileScreen',
              ),
              screen(
                dashboardContactRoute,
                () => import('@gifting/ui/screens/site/ContactScreen/DashboardContactScreen.tsx'),
                'DashboardContactScreen',
              ),
              {
                lazy: async () => {
                  const { RequireRole } = await import('@gifting/ui/app/RequireRole.tsx');
                  return { element: <RequireRole only="admin" /> };
                },
                children: [
                  screen(
                    paths.inventory,
                    () => import('@gifting/ui/screens/inventory/InventoryScreen/InventoryScreen.tsx'),
                    'InventoryScreen',
                  ),
                  screen(
                    paths.inventoryItem,
                    () => import('@gifting/ui/screens/inventory/InventoryItemScreen/InventoryItemScreen.tsx'),
                    'InventoryItemScreen',
                  ),
                  screen(
                    paths.recipients,
                    () => import('@gifting/ui/screens/recipients/RecipientsScreen/RecipientsScreen.tsx'),
                    'RecipientsScreen',
                  ),
                  screen(
                    paths.adminProducts,
                    () => import('@gifting/ui/screens/admin/AdminProductsScreen/AdminProductsScreen.tsx'),
                    'AdminProductsScreen',
                    {
                      reads: () =>
                        import('@gifting/ui/screens/admin/AdminProductsScreen/AdminProductsScreen.reads.ts'),
                      access: 'admin',
                    },
                  ),
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
                  screen(
                    paths.adminCollections,
                    () =>
                      import('@gifting/ui/screens/admin/AdminCollectionsScreen/AdminCollectionsScreen.tsx'),
                    'AdminCollectionsScreen',
                    {
                      reads: () =>
                        import(
                          '@gifting/ui/screens/admin/AdminCollectionsScreen/AdminCollectionsScreen.reads.ts'
                        ),
                      access: 'admin',
                    },
                  ),
                  screen(
                    paths.adminGiftBoxes,
                    () => import('@gifting/ui/screens/admin/AdminGiftBoxesScreen/AdminGiftBoxesScreen.tsx'),
                    'AdminGiftBoxesScreen',
                    {
                      reads: () =>
                        import(
                          '@gifting/ui/screens/admin/AdminGiftBoxesScreen/AdminGiftBoxesScreen.reads.ts'
                        ),
                      access: 'admin',
                    },
                  ),
                  screen(
                    paths.adminGifting,
                    () => import('@gifting/ui/screens/admin/AdminGiftingScreen/AdminGiftingScreen.tsx'),
                    'AdminGiftingScreen',
                    {
                      reads: () =>
                        import('@gifting/ui/screens/admin/AdminGiftingScreen/AdminGiftingScreen.reads.ts'),
                      access: 'admin',
                    },
                  ),
                  screen(
                    paths.adminServices,
                    () => import('@gifting/ui/screens/admin/AdminServicesScreen/AdminServicesScreen.tsx'),
                    'AdminServicesScreen',
                    {
                      reads: () =>
                        import('@gifting/ui/screens/admin/AdminServicesScreen/AdminServicesScreen.reads.ts'),
                      access: 'admin',
                    },
                  ),
                  screen(
                    peoplePath,
                    () => import('@gifting/ui/screens/admin/AdminPeopleScreen/AdminPeopleScreen.tsx'),
                    'AdminPeopleScreen',
                  ),
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
