import { login, logout, register, socialLogin } from './account/endpoints';
import {
  addLink,
  countRecipients,
  inviteRecipients,
  keepRecipients,
  listAllCampaigns,
  listClaims,
  listLinks,
  listOwnCampaigns,
  listRecipients,
  listRedemptions,
  readAnyCampaign,
  readFigures,
  readMicrosite,
  readOwnCampaign,
  readPacking,
  readReminder,
  remindSilent,
  removeRecipient,
  revokeLink,
  setUpMicrosite,
  steerCampaign,
} from './campaigns/endpoints';
import { listCapabilities } from './capabilities/endpoints';
import { searchCatalogue } from './catalogue/endpoints';
import { createCategory, listAllCategories, updateCategory } from './categories/admin-endpoints';
import { listCategories, listCategoryChoices } from './categories/endpoints';
import { changeClaim, eraseClaim, makeClaim, openLink, readClaim, withdrawClaim } from './claims/endpoints';
import {
  createCollection,
  deleteCollection,
  listAllCollections,
  readAnyCollection,
  updateCollection,
} from './collections/admin-endpoints';
import { listCollections, readCollection } from './collections/endpoints';
import { confirmAccount, readConfirmation, sendConfirmation } from './confirmation/endpoints';
import { listCurrencies } from './currencies/endpoints';
import { readSummary } from './dashboard/endpoints';
import { createGiftBox, deleteGiftBox, listAllGiftBoxes, updateGiftBox } from './gift-boxes/admin-endpoints';
import { listGiftBoxes } from './gift-boxes/endpoints';
import { createGifting, deleteGifting, listAllGifting, updateGifting } from './gifting/admin-endpoints';
import { listGifting, listGiftingChoices, readGifting } from './gifting/endpoints';
import { sendInquiry } from './inquiries/endpoints';
import { listInventory, readInventoryItem } from './inventory/endpoints';
import {
  finishOpenId,
  proveOpenId,
  readProvider,
  readSignInWays,
  startOpenId,
  startOpenIdLink,
  unlinkOpenId,
} from './openid/endpoints';
import {
  countAddresses,
  keepAddresses,
  listAddresses,
  readAddressPacking,
  removeAddress,
} from './orders/address-endpoints';
import { readArtwork, uploadArtwork } from './orders/artwork-endpoints';
import { createOrder, listAllOrders, listOwnOrders, readAnyOrder, readOwnOrder } from './orders/endpoints';
import { actOnOrder, payOrder, readLifecycle } from './orders/lifecycle-endpoints';
import { commentOnProof, readProofs, sendProofs } from './orders/proof-endpoints';
import { readTaxBasis } from './orders/tax-endpoints';
import { changePassword, forgetPassword, resetPassword } from './passwords/endpoints';
import { listPeople, updatePerson } from './people/admin-endpoints';
import { closeAccount, readClosing, readPersonalData } from './personal-data/endpoints';
import { createProduct, deleteProduct, listAllProducts, updateProduct } from './products/admin-endpoints';
import { listProducts } from './products/endpoints';
import { changeAddress, changePersonal, confirmEmail, keepEmail, readProfile } from './profile/endpoints';
import { createService, deleteService, listAllServices, updateService } from './services/admin-endpoints';
import { listServices, readService } from './services/endpoints';
import { endSession, listSessions, renewSession } from './sessions/endpoints';

/**
 * The API table: the site, then orders and campaigns, then administration. A path with a parameter comes after the fixed
 * paths it would match.
 */
export const table = [
  register,
  login,
  logout,
  socialLogin,
  readConfirmation,
  sendConfirmation,
  confirmAccount,
  changePassword,
  forgetPassword,
  resetPassword,
  readProfile,
  changePersonal,
  changeAddress,
  keepEmail,
  confirmEmail,
  readProvider,
  startOpenId,
  startOpenIdLink,
  finishOpenId,
  proveOpenId,
  readSignInWays,
  unlinkOpenId,
  readPersonalData,
  readClosing,
  closeAccount,
  renewSession,
  listSessions,
  endSession,
  listCapabilities,
  sendInquiry,
  listGifting,
  readGifting,
  listGiftingChoices,
  listServices,
  readService,
  listCollections,
  readCollection,
  listCurrencies,
  listCategories,
  listCategoryChoices,
  listProducts,
  searchCatalogue,
  listGiftBoxes,
  createOrder,
  listOwnOrders,
  readOwnOrder,
  listAllOrders,
  readAnyOrder,
  readLifecycle,
  actOnOrder,
  payOrder,
  readTaxBasis,
  uploadArtwork,
  readArtwork,
  readProofs,
  sendProofs,
  commentOnProof,
  listAddresses,
  countAddresses,
  keepAddresses,
  removeAddress,
  readAddressPacking,
  readSummary,
  listOwnCampaigns,
  readOwnCampaign,
  readMicrosite,
  setUpMicrosite,
  listLinks,
  addLink,
  revokeLink,
  steerCampaign,
  listClaims,
  listRecipients,
  countRecipients,
  keepRecipients,
  inviteRecipients,
  removeRecipient,
  readReminder,
  remindSilent,
  readPacking,
  readFigures,
  listRedemptions,
  openLink,
  makeClaim,
  readClaim,
  changeClaim,
  withdrawClaim,
  eraseClaim,
  listAllCampaigns,
  readAnyCampaign,
  listInventory,
  readInventoryItem,
  listAllServices,
  createService,
  updateService,
  deleteService,
  listAllGifting,
  createGifting,
  updateGifting,
  deleteGifting,
  listAllCollections,
  readAnyCollection,
  createCollection,
  updateCollection,
  deleteCollection,
  listAllGiftBoxes,
  createGiftBox,
  updateGiftBox,
  deleteGiftBox,
  listAllProducts,
  createProduct,
  updateProduct,
  deleteProduct,
  listAllCategories,
  createCategory,
  updateCategory,
  listPeople,
  updatePerson,
] as const;

/** A row of the table. */
export type Row = (typeof table)[number];
/** The name of a row: `orders.create`. */
export type RowName = Row['name'];
type Rows = { readonly [Each in Row as Each['name']]: Each };
/** The row of a name. */
export type RowNamed<Name extends RowName> = Rows[Name];
/** The names of a resource's rows: `orders.create`, `orders.own`. */
export type RowNameOf<Resource extends string> = Extract<RowName, `${Resource}.${string}`>;

/** Finds the row of a name. */
export const rowNamed = <Name extends RowName>(name: Name): RowNamed<Name> => {
  const row = table.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`The table has no row ${name}.`);
  // Names are unique in the table, which a test holds.
  return row as RowNamed<Name>;
};
