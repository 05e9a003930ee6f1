import { accountScreens } from './account';
import { adminScreens } from './admin';
import { builderScreens } from './builder';
import { checkoutScreens } from './checkout';
import { dashboardScreens } from './dashboard';
import { generalScreens } from './general';
import { publicScreens } from './public';
import { recipientScreens } from './recipients';

/** Every screen by id, in the order of the product: what there is to show, and how far it has been built. */
export const screens = {
  ...publicScreens,
  ...accountScreens,
  ...builderScreens,
  ...checkoutScreens,
  ...generalScreens,
  ...dashboardScreens,
  ...adminScreens,
  ...recipientScreens,
} as const;

/** `S01` to `S44`. */
export type ScreenId = keyof typeof screens;

/** The states of one screen, e.g. `StateIdOf<'S13'>` is `S13.01` to `S13.13`. */
export type StateIdOf<Id extends ScreenId> = keyof (typeof screens)[Id]['states'];

/** Every state of every screen: a story names the state it shows with one of these. */
export type StateId = { [Id in ScreenId]: StateIdOf<Id> }[ScreenId];
