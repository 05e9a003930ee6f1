import { paths } from '@gifting/ui/app/paths.ts';
import { ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import { reads as claimedReads } from '@gifting/ui/screens/recipients/ClaimedScreen/ClaimedScreen.reads.ts';
import { reads as claimReads } from '@gifting/ui/screens/recipients/ClaimScreen/ClaimScreen.reads.ts';
import type { RouteObject } from 'react-router-dom';
import { eager, lazy, screen } from './lazy-routes';

/** The pages behind a claim link, loaded on the first visit to one. */
export const claimRoutes: RouteObject[] = [
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
            paths.claim,
            () => import('@gifting/ui/screens/recipients/ClaimScreen/ClaimScreen.tsx'),
            'ClaimScreen',
            eager(claimReads),
          ),
          screen(
            paths.claimed,
            () => import('@gifting/ui/screens/recipients/ClaimedScreen/ClaimedScreen.tsx'),
            'ClaimedScreen',
            eager(claimedReads),
          ),
        ],
      },
    ],
  },
];
