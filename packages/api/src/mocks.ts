import { accountMocks } from './account/mocks';
import { campaignMocks } from './campaigns/mocks';
import { capabilityMocks } from './capabilities/mocks';
import { catalogueMocks } from './catalogue/mocks';
import { categoryMocks } from './categories/mocks';
import { claimMocks } from './claims/mocks';
import { collectionMocks } from './collections/mocks';
import { confirmationMocks } from './confirmation/mocks';
import { currencyMocks } from './currencies/mocks';
import { dashboardMocks } from './dashboard/mocks';
import { giftBoxMocks } from './gift-boxes/mocks';
import { giftingMocks } from './gifting/mocks';
import { inquiryMocks } from './inquiries/mocks';
import { inventoryMocks } from './inventory/mocks';
import { openIdMocks } from './openid/mocks';
import { orderMocks } from './orders/mocks';
import { passwordMocks } from './passwords/mocks';
import { peopleMocks } from './people/mocks';
import { personalDataMocks } from './personal-data/mocks';
import { productMocks } from './products/mocks';
import { profileMocks } from './profile/mocks';
import type { RowMocks } from './row-mocks';
import { serviceMocks } from './services/mocks';
import { sessionMocks } from './sessions/mocks';
import { table } from './table';

/** The mock of every row, by the row's name. */
export const rowMocks: RowMocks = {
  ...accountMocks,
  ...campaignMocks,
  ...capabilityMocks,
  ...catalogueMocks,
  ...categoryMocks,
  ...claimMocks,
  ...collectionMocks,
  ...confirmationMocks,
  ...currencyMocks,
  ...dashboardMocks,
  ...giftBoxMocks,
  ...giftingMocks,
  ...inventoryMocks,
  ...inquiryMocks,
  ...openIdMocks,
  ...orderMocks,
  ...passwordMocks,
  ...peopleMocks,
  ...personalDataMocks,
  ...productMocks,
  ...profileMocks,
  ...serviceMocks,
  ...sessionMocks,
};

/** The mocks in the order of the table. */
export const allMocks = table.map(({ name }) => rowMocks[name]);

/** Handlers that answer every row with its sample: what a story starts from. */
export const sampleHandlers = allMocks.map((rowMock) => rowMock.ok());
