import type { Cases, CasesOf } from './case';
import { accountCases } from './cases/account';
import { campaignCases } from './cases/campaigns';
import { catalogueCases } from './cases/catalogue';
import { categoryCases } from './cases/categories';
import { claimCases } from './cases/claims';
import { collectionCases } from './cases/collections';
import { confirmationCases } from './cases/confirmation';
import { dashboardCases } from './cases/dashboard';
import { giftBoxCases } from './cases/gift-boxes';
import { giftingCases } from './cases/gifting';
import { inquiryCases } from './cases/inquiries';
import { inventoryCases } from './cases/inventory';
import { openIdCases } from './cases/openid';
import { orderCases } from './cases/orders';
import { passwordCases } from './cases/passwords';
import { peopleCases } from './cases/people';
import { personalDataCases } from './cases/personal-data';
import { productCases } from './cases/products';
import { profileCases } from './cases/profile';
import { serviceCases } from './cases/services';
import { sessionCases } from './cases/sessions';

const settingCases: CasesOf<'capabilities'> & CasesOf<'currencies'> = {
  'capabilities.list': { validInput: () => ({}) },
  'currencies.list': { validInput: () => ({}) },
};

/** The case of every row, by the row's name. */
export const cases: Cases = {
  ...accountCases,
  ...confirmationCases,
  ...passwordCases,
  ...profileCases,
  ...openIdCases,
  ...personalDataCases,
  ...sessionCases,
  ...settingCases,
  ...inquiryCases,
  ...giftingCases,
  ...serviceCases,
  ...collectionCases,
  ...categoryCases,
  ...peopleCases,
  ...productCases,
  ...catalogueCases,
  ...giftBoxCases,
  ...orderCases,
  ...dashboardCases,
  ...inventoryCases,
  ...campaignCases,
  ...claimCases,
};
