import { confirmAccountPath } from '@gifting/domain/confirmation/paths';
import { confirmEmailPath } from '@gifting/domain/profile/paths';
import { paths } from '@gifting/ui/app/paths.ts';
import { rootId, rootRoute } from '@gifting/ui/app/root-route.tsx';
import { ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import { reads as collectionReads } from '@gifting/ui/screens/collections/CollectionScreen/CollectionScreen.reads.ts';
import { reads as giftingItemReads } from '@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.reads.ts';
import { reads as giftingReads } from '@gifting/ui/screens/gifting/GiftingScreen/GiftingScreen.reads.ts';
import { reads as homeReads } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.reads.ts';
import { menuReads } from '@gifting/ui/screens/layout/PublicLayout/PublicLayout.reads.ts';
import { PublicLayout } from '@gifting/ui/screens/layout/PublicLayout/PublicLayout.tsx';
import { reads as serviceReads } from '@gifting/ui/screens/services/ServiceScreen/ServiceScreen.reads.ts';
import { reads as servicesReads } from '@gifting/ui/screens/services/ServicesScreen/ServicesScreen.reads.ts';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { eager, lazy, orMissing, screen, startsReads } from './lazy-routes';
import { inFolder } from './page';

const notFound = lazy(
  () => import('@gifting/ui/screens/general/NotFoundScreen/NotFoundScreen.tsx'),
  'NotFoundScreen',
);

const recipientScreens = () => import('./recipient-screens');
const textPages = () => import('./text-pages');

/** The id of the route around public screens, for adding screens later. */
const publicId = 'public';

/**
 * The public routes, and further ones in the same frame. `late-routes.ts` has those after the builder and for forgotten passwords,
 * `dashboard-routes.tsx` those behind sign-in, `claim-routes.tsx` those behind a claim link.
 */
export const publicRoutes = (further: RouteObject[] = []): RouteObject[] => [
  {
    ...startsReads(
      // Part of the first chunk, in which every public page needs it.
      { Component: PublicLayout, handle: ['PublicLayout.tsx'] },
      'PublicLayout',
      eager(menuReads),
    ),
    children: [
      {
        id: publicId,
        errorElement: <ScreenCrashed />,
        children: [
          screen(
            paths.home,
            () => import('@gifting/ui/screens/home/HomeScreen/HomeScreen.tsx'),
            'HomeScreen',
            eager(homeReads),
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
          screen(paths.accessibility, textPages, 'AccessibilityScreen'),
          screen(paths.privacy, textPages, 'PrivacyScreen'),
          screen(paths.terms, textPages, 'TermsScreen'),
          screen(
            paths.services,
            () => import('@gifting/ui/screens/services/ServicesScreen/ServicesScreen.tsx'),
            'ServicesScreen',
            eager(servicesReads),
          ),
          screen(
            paths.service,
            () => import('@gifting/ui/screens/services/ServiceScreen/ServiceScreen.tsx'),
            'ServiceScreen',
            eager(serviceReads),
          ),
          screen(
            paths.gifting,
            () => import('@gifting/ui/screens/gifting/GiftingScreen/GiftingScreen.tsx'),
            'GiftingScreen',
            eager(giftingReads),
          ),
          screen(
            paths.giftingItem,
            () => import('@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.tsx'),
            'GiftingItemScreen',
            eager(giftingItemReads),
          ),
          screen(
            paths.catalogue,
            () => import('@gifting/ui/screens/catalogue/CatalogueScreen/CatalogueScreen.tsx'),
            'CatalogueScreen',
            {
              reads: () => import('@gifting/ui/screens/catalogue/CatalogueScreen/CatalogueScreen.reads.ts'),
            },
          ),
          screen(
            paths.collectionPage,
            () => import('@gifting/ui/screens/collections/CollectionScreen/CollectionScreen.tsx'),
            'CollectionScreen',
            eager(collectionReads),
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
              reads: () => import('@gifting/ui/screens/orders/BuilderScreen/BuilderScreen.reads.ts'),
            },
          ),
          ...further,
          { path: '*', ...notFound },
        ],
      },
    ],
  },
  {
    ...lazy(recipientScreens, 'RecipientLayout'),
    children: [
      {
        errorElement: <ScreenCrashed />,
        children: [
          screen(paths.microsite, recipientScreens, 'MicrositeScreen'),
          screen(paths.redemption, recipientScreens, 'RedemptionScreen'),
          screen(paths.micrositeThankYou, recipientScreens, 'ThankYouScreen'),
          screen(paths.redemptionThankYou, recipientScreens, 'ThankYouScreen'),
        ],
      },
    ],
  },
];

/** Options of the router. */
export const routes: RouteObject[] = [rootRoute(publicRoutes())];

/** The paths after the builder, those for contact, forgotten passwords and e-mails, and the one behind sign-in. */
const latePaths = [
  paths.orderDetails,
  paths.payment,
  paths.paymentSuccessful,
  paths.paymentError,
  paths.forgotPassword,
  paths.signIn,
  confirmAccountPath,
  confirmEmailPath,
  paths.contact,
];

/** The routes of paths that nobody visits first, or few do, and the id of the route above them. */
const lateRoutesOf = async (path: string): Promise<readonly [string, RouteObject[]] | null> => {
  const begins = (folder: string) => path.startsWith(inFolder(folder));
  if (begins(paths.dashboard)) return [rootId, (await import('./dashboard-routes')).dashboardRoutes];
  // Both pages of a claim begin so.
  if (begins('/claim')) return [rootId, (await import('./claim-routes')).claimRoutes];
  if (latePaths.some(begins)) return [publicId, (await import('./late-routes')).lateRoutes];
  return null;
};

/** Adds routes when the first of them is visited. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const late = await lateRoutesOf(path).catch(orMissing);
  if (late) patch(...late);
};
