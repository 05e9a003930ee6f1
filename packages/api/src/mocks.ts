import { loginMock, logoutMock, registerMock } from './account/mocks';
import { capabilitiesMock } from './capabilities/mocks';
import { categoriesMock, categoryChoicesMock } from './categories/mocks';
import { collectionsMock } from './collections/mocks';
import { currenciesMock } from './currencies/mocks';
import { giftBoxesMock } from './gift-boxes/mocks';
import { giftingMock } from './gifting/mocks';
import { allOrdersMock, anyOrderMock, createOrderMock, ownOrderMock, ownOrdersMock } from './orders/mocks';
import { productsMock } from './products/mocks';
import { servicesMock } from './services/mocks';

/** The mock of every row, in the order of the table. */
export const rowMocks = [
  registerMock,
  loginMock,
  logoutMock,
  capabilitiesMock,
  giftingMock,
  servicesMock,
  collectionsMock,
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
] as const;

/** Handlers that answer every row with its sample: where a story starts before it says what is different. */
export const sampleHandlers = rowMocks.map((rowMock) => rowMock.ok());
