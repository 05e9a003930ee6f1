import { accountScreens } from './account';
import { addressScreens } from './addresses';
import { adminScreens } from './admin';
import { artworkScreens } from './artwork';
import { builderScreens } from './builder';
import { campaignFigureScreens } from './campaign-figures';
import { campaignRecipientScreens } from './campaign-recipients';
import { campaignReminderScreens } from './campaign-reminder';
import { campaignScreens } from './campaigns';
import { catalogueScreens } from './catalogue';
import { checkoutScreens } from './checkout';
import { confirmationScreens } from './confirmation';
import { contactScreens } from './contact';
import { dashboardScreens } from './dashboard';
import { dashboardSummaryScreens } from './dashboard-summary';
import { generalScreens } from './general';
import { inventoryScreens } from './inventory';
import { openIdScreens } from './openid';
import { orderScreens } from './orders';
import { passwordScreens } from './passwords';
import { peopleScreens } from './people';
import { personalDataScreens } from './personal-data';
import { profileScreens } from './profile';
import { proofScreens } from './proofs';
import { publicScreens } from './public';
import { recipientDataScreens } from './recipient-data';
import { recipientLanguageScreens } from './recipient-languages';
import { recipientScreens } from './recipients';
import { sizeStockScreens } from './size-stock';
import { taxScreens } from './tax';

/** Every screen by id, in product order, with its states and whether it is built; from S45 on those beyond the specification. */
export const screens = {
  ...publicScreens,
  ...accountScreens,
  ...builderScreens,
  ...checkoutScreens,
  ...generalScreens,
  ...dashboardScreens,
  ...adminScreens,
  ...recipientScreens,
  ...campaignScreens,
  ...orderScreens,
  ...campaignFigureScreens,
  ...proofScreens,
  ...passwordScreens,
  ...dashboardSummaryScreens,
  ...inventoryScreens,
  ...profileScreens,
  ...contactScreens,
  ...peopleScreens,
  ...campaignRecipientScreens,
  ...taxScreens,
  ...campaignReminderScreens,
  ...recipientDataScreens,
  ...recipientLanguageScreens,
  ...sizeStockScreens,
  ...artworkScreens,
  ...catalogueScreens,
  ...openIdScreens,
  ...personalDataScreens,
  ...addressScreens,
  ...confirmationScreens,
} as const;

/** `S01` to `S92`. */
export type ScreenId = keyof typeof screens;

/** The states of one screen, e.g. `StateIdOf<'S13'>` is `S13.01` to `S13.13`. */
export type StateIdOf<Id extends ScreenId> = keyof (typeof screens)[Id]['states'];

/** Every state of every screen; a story lists the ones it shows. */
export type StateId = { [Id in ScreenId]: StateIdOf<Id> }[ScreenId];
