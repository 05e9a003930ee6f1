import { paths } from '@gifting/ui/app/paths.ts';
import { ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import type { RouteObject } from 'react-router-dom';
import { lazy, screen } from './lazy-routes';

const screens = () => import('./claim-screens');

/** The pages behind a claim link, loaded on the first visit to one. */
export const claimRoutes: RouteObject[] = [
  {
    ...lazy(screens, 'ClaimLayout'),
    children: [
      {
        errorElement: <ScreenCrashed />,
        children: [
          screen(paths.claim, screens, 'ClaimScreen', {
            reads: async () => ({ reads: (await screens()).claimReads }),
          }),
          screen(paths.claimed, screens, 'ClaimedScreen', {
            reads: async () => ({ reads: (await screens()).claimedReads }),
          }),
        ],
      },
    ],
  },
];
