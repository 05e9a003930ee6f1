import { loginMock, logoutMock, registerMock, socialLoginMock } from './account/mocks';
import {
  allCampaignsMock,
  anyCampaignMock,
  ownCampaignMock,
  ownCampaignsMock,
  setUpMicrositeMock,
} from './campaigns/mocks';
import { capabilitiesMock } from './capabilities/mocks';
import {
  allCategoriesMock,
  categoriesMock,
  categoryChoicesMock,
  createCategoryMock,
} from './categories/mocks';
import {
  allCollectionsMock,
  anyCollectionMock,
  collectionDetailMock,
  collectionsMock,
  createCollectionMock,
  deleteCollectionMock,
  updateCollectionMock,
} from './collections/mocks';
import { currenciesMock } from './currencies/mocks';
import {
  allGiftBoxesMock,
  createGiftBoxMock,
  deleteGiftBoxMock,
  giftBoxesMock,
  updateGiftBoxMock,
} from './gift-boxes/mocks';
import {
  allGiftingMock,
  createGiftingMock,
  deleteGiftingMock,
  giftingChoicesMock,
  giftingDetailMock,
  giftingMock,
  updateGiftingMock,
} from './gifting/mocks';
import { allOrdersMock, anyOrderMock, createOrderMock, ownOrderMock, ownOrdersMock } from './orders/mocks';
import {
  allProductsMock,
  createProductMock,
  deleteProductMock,
  productsMock,
  updateProductMock,
} from './products/mocks';
import {
  allServicesMock,
  createServiceMock,
  deleteServiceMock,
  serviceDetailMock,
  servicesMock,
  updateServiceMock,
} from './services/mocks';

/** The mock of every row, in the order of the table. */
export const rowMocks = [
  registerMock,
  loginMock,
  logoutMock,
  socialLoginMock,
  capabilitiesMock,
  giftingMock,
  giftingDetailMock,
  giftingChoicesMock,
  servicesMock,
  serviceDetailMock,
  collectionsMock,
  collectionDetailMock,
  currenciesMock,
  categoriesMock,
  categoryChoicesMock,
  productsMock,
  giftBoxesMock,
  createOrderMock,
  ownOrdersMock,
  ownOrderMock,
  allOrdersMock,
  anyOrderMock,
  ownCampaignsMock,
  ownCampaignMock,
  setUpMicrositeMock,
  allCampaignsMock,
  anyCampaignMock,
  allServicesMock,
  createServiceMock,
  updateServiceMock,
  deleteServiceMock,
  allGiftingMock,
  createGiftingMock,
  updateGiftingMock,
  deleteGiftingMock,
  allCollectionsMock,
  anyCollectionMock,
  createCollectionMock,
  updateCollectionMock,
  deleteCollectionMock,
  allGiftBoxesMock,
  createGiftBoxMock,
  updateGiftBoxMock,
  deleteGiftBoxMock,
  allProductsMock,
  createProductMock,
  updateProductMock,
  deleteProductMock,
  allCategoriesMock,
  createCategoryMock,
] as const;

/** Handlers that answer every row with its sample: where a story starts before it says what is different. */
export const sampleHandlers = rowMocks.map((rowMock) => rowMock.ok());
