import { paths } from '@gifting/ui/app/paths.ts';
import { rootId, rootRoute } from '@gifting/ui/app/root-route.tsx';
import { ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import { reads as collectionReads } from '@gifting/ui/screens/collections/CollectionScreen/CollectionScreen.reads.ts';
import { reads as giftingItemReads } from '@gifting/ui/screens/gifting/GiftingItemScreen/GiftingItemScreen.reads.ts';
import { reads as giftingReads } from '@gifting/ui/screens/gifting/GiftingScreen/GiftingScreen.reads.ts';
import { reads as homeReads } from '@gifting/ui/screens/home/HomeScreen/HomeScreen.reads.ts';
import { menuReads } from '@gifting/ui/screens/layout/PublicLayout/PublicLayout.reads.ts';
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

/** The public routes. Routes behind sign-in are in `dashboard-routes.tsx`. */
export const publicRoutes: RouteObject[] = [
  {
    ...startsReads(
      lazy(() => import('@gifting/ui/screens/layout/PublicLayout/PublicLayout.tsx'), 'PublicLayout'),
      'PublicLayout',
      eager(menuReads),
    ),
    children: [
      {
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
export const routes: RouteObject[] = [rootRoute(publicRoutes)];

/** The routes of paths that few visitors see, loaded on the first visit to one. */
const lateRoutes = async (path: string): Promise<RouteObject[]> => {
  if (path.startsWith(inFolder(paths.dashboard))) return (await import('./dashboard-routes')).dashboardRoutes;
  // Both pages of a claim begin so.
  if (path.startsWith(inFolder('/claim'))) return (await import('./claim-routes')).claimRoutes;
  return [];
};

/** Adds the routes behind sign-in and those of claims when the first of them is visited. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const late = await lateRoutes(path).catch(orMissing);
  if (late.length > 0) patch(rootId, late);
};
