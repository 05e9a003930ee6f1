import { paths } from '@gifting/ui/app/paths.ts';
import { ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import type { RouteObject } from 'react-router-dom';
import { lazy, screen } from './lazy-routes';

const recipientScreens = () => import('./recipient-screens');
const claimScreens = () => import('./claim-screens');

/** The pages of a gift's recipient, loaded on the first visit to one. */
export const recipientRoutes: RouteObject[] = [
  {
    ...lazy(
      () => import('@gifting/ui/screens/layout/RecipientLayout/RecipientLayout.tsx'),
      'RecipientLayout',
    ),
    children: [
      {
        errorElement: <ScreenCrashed />,
        children: [
          screen(paths.microsite, recipientScreens, 'MicrositeScreen'),
          screen(paths.redemption, recipientScreens, 'RedemptionScreen'),
          screen(paths.micrositeThankYou, recipientScreens, 'ThankYouScreen'),
          screen(paths.redemptionThankYou, recipientScreens, 'ThankYouScreen'),
          screen(paths.claim, claimScreens, 'ClaimScreen', {
            reads: async () => ({ reads: (await claimScreens()).claimReads }),
          }),
          screen(paths.claimed, claimScreens, 'ClaimedScreen', {
            reads: async () => ({ reads: (await claimScreens()).claimedReads }),
          }),
        ],
      },
    ],
  },
];
