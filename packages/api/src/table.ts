import { login, logout, register } from './account/endpoints';
import { listCapabilities } from './capabilities/endpoints';
import { listCategories, listCategoryChoices } from './categories/endpoints';
import { listCollections } from './collections/endpoints';
import { listCurrencies } from './currencies/endpoints';
import { listGiftBoxes } from './gift-boxes/endpoints';
import { listGifting } from './gifting/endpoints';
import { createOrder, listAllOrders, listOwnOrders, readAnyOrder, readOwnOrder } from './orders/endpoints';
import { listProducts } from './products/endpoints';
import { listServices } from './services/endpoints';

/** The API table: every row, in the order a reader meets them. */
export const table = [
  register,
  login,
  logout,
  listCapabilities,
  listGifting,
  listServices,
  listCollections,
  listCurrencies,
  listCategories,
  listCategoryChoices,
  listProducts,
  listGiftBoxes,
  createOrder,
  listOwnOrders,
  readOwnOrder,
  listAllOrders,
  readAnyOrder,
] as const;
