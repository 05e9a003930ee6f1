import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import type { RowName } from '@gifting/api/table';
import type { User } from '@gifting/domain/account/user';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { peoplePath } from '@gifting/domain/people/paths';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import type { ReactElement } from 'react';
import {
  campaignPath,
  campaignPreviewPath,
  collectionPath,
  giftingPath,
  orderPath,
  paths,
  servicePath,
} from '#app/paths.ts';
import { openIdPanelTexts } from '#screens/account/ProfileScreen/OpenIdPanel.texts.ts';
import { profileTexts } from '#screens/account/ProfileScreen/ProfileScreen.texts.ts';
import { ProfileScreen } from '#screens/account/ProfileScreen/ProfileScreen.tsx';
import { adminCategoriesTexts } from '#screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.texts.ts';
import { AdminCategoriesScreen } from '#screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.tsx';
import { adminCollectionsTexts } from '#screens/admin/AdminCollectionsScreen/AdminCollectionsScreen.texts.ts';
import { AdminCollectionsScreen } from '#screens/admin/AdminCollectionsScreen/AdminCollectionsScreen.tsx';
import { adminGiftBoxesTexts } from '#screens/admin/AdminGiftBoxesScreen/AdminGiftBoxesScreen.texts.ts';
import { AdminGiftBoxesScreen } from '#screens/admin/AdminGiftBoxesScreen/AdminGiftBoxesScreen.tsx';
import { adminGiftingTexts } from '#screens/admin/AdminGiftingScreen/AdminGiftingScreen.texts.ts';
import { AdminGiftingScreen } from '#screens/admin/AdminGiftingScreen/AdminGiftingScreen.tsx';
import { adminPeopleTexts } from '#screens/admin/AdminPeopleScreen/AdminPeopleScreen.texts.ts';
import { AdminPeopleScreen } from '#screens/admin/AdminPeopleScreen/AdminPeopleScreen.tsx';
import { adminProductsTexts } from '#screens/admin/AdminProductsScreen/AdminProductsScreen.texts.ts';
import { AdminProductsScreen } from '#screens/admin/AdminProductsScreen/AdminProductsScreen.tsx';
import { adminServicesTexts } from '#screens/admin/AdminServicesScreen/AdminServicesScreen.texts.ts';
import { AdminServicesScreen } from '#screens/admin/AdminServicesScreen/AdminServicesScreen.tsx';
import { campaignRecipientsTexts } from '#screens/campaigns/CampaignRecipientsScreen/CampaignRecipientsScreen.texts.ts';
import { CampaignRecipientsScreen } from '#screens/campaigns/CampaignRecipientsScreen/CampaignRecipientsScreen.tsx';
import { campaignTexts } from '#screens/campaigns/CampaignScreen/CampaignScreen.texts.ts';
import { CampaignScreen } from '#screens/campaigns/CampaignScreen/CampaignScreen.tsx';
import { claimsTexts } from '#screens/campaigns/CampaignScreen/claims.texts.ts';
import { figuresTexts } from '#screens/campaigns/CampaignScreen/figures.texts.ts';
import { reminderTexts } from '#screens/campaigns/CampaignScreen/reminder.texts.ts';
import { campaignsTexts } from '#screens/campaigns/CampaignsScreen/CampaignsScreen.texts.ts';
import { CampaignsScreen } from '#screens/campaigns/CampaignsScreen/CampaignsScreen.tsx';
import {
  campaignRecipientsPath,
  campaignRecipientsRoute,
} from '#screens/campaigns/shared/recipients-path.ts';
import { catalogueTexts } from '#screens/catalogue/CatalogueScreen/CatalogueScreen.texts.ts';
import { CatalogueScreen } from '#screens/catalogue/CatalogueScreen/CatalogueScreen.tsx';
import { collectionTexts } from '#screens/collections/CollectionScreen/CollectionScreen.texts.ts';
import { CollectionScreen } from '#screens/collections/CollectionScreen/CollectionScreen.tsx';
import { dashboardTexts } from '#screens/dashboard/DashboardScreen/DashboardScreen.texts.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen/DashboardScreen.tsx';
import { GiftingItemScreen } from '#screens/gifting/GiftingItemScreen/GiftingItemScreen.tsx';
import { GiftingScreen } from '#screens/gifting/GiftingScreen/GiftingScreen.tsx';
import { giftingTexts } from '#screens/gifting/shared/gifting.texts.ts';
import { inventoryTexts } from '#screens/inventory/InventoryScreen/InventoryScreen.texts.ts';
import { InventoryScreen } from '#screens/inventory/InventoryScreen/InventoryScreen.tsx';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { BuilderScreen } from '#screens/orders/BuilderScreen/BuilderScreen.tsx';
import { projectTexts } from '#screens/orders/BuilderScreen/steps/ProjectStep/ProjectStep.texts.ts';
import { orderAddressesTexts } from '#screens/orders/OrderAddressesScreen/OrderAddressesScreen.texts.ts';
import { OrderAddressesScreen } from '#screens/orders/OrderAddressesScreen/OrderAddressesScreen.tsx';
import { orderProgressTexts } from '#screens/orders/OrderScreen/OrderProgress.texts.ts';
import { orderTexts } from '#screens/orders/OrderScreen/OrderScreen.texts.ts';
import { OrderScreen } from '#screens/orders/OrderScreen/OrderScreen.tsx';
import { ordersTexts } from '#screens/orders/OrdersScreen/OrdersScreen.texts.ts';
import { OrdersScreen } from '#screens/orders/OrdersScreen/OrdersScreen.tsx';
import { PaymentScreen } from '#screens/orders/PaymentScreen/PaymentScreen.tsx';
import { ProofRoomScreen } from '#screens/orders/ProofRoomScreen/ProofRoomScreen.tsx';
import { artworkTexts } from '#screens/orders/shared/Artwork/artwork.texts.ts';
import { addressesPath, addressesRoute } from '#screens/orders/shared/addresses-path.ts';
import { proofsPath, proofsRoute } from '#screens/orders/shared/proofs-path.ts';
import { taxScreenTexts } from '#screens/orders/shared/tax.texts.ts';
import { claimedTexts } from '#screens/recipients/ClaimedScreen/ClaimedScreen.texts.ts';
import { ClaimedScreen } from '#screens/recipients/ClaimedScreen/ClaimedScreen.tsx';
import { ClaimPreviewScreen } from '#screens/recipients/ClaimPreviewScreen/ClaimPreviewScreen.tsx';
import { claimTexts } from '#screens/recipients/ClaimScreen/ClaimScreen.texts.ts';
import { ClaimScreen } from '#screens/recipients/ClaimScreen/ClaimScreen.tsx';
import { claimedPath, claimPath } from '#screens/recipients/shared/claim-paths.ts';
import { serviceTexts } from '#screens/services/ServiceScreen/ServiceScreen.texts.ts';
import { ServiceScreen } from '#screens/services/ServiceScreen/ServiceScreen.tsx';
import { servicesScreenTexts } from '#screens/services/ServicesScreen/ServicesScreen.texts.ts';
import { ServicesScreen } from '#screens/services/ServicesScreen/ServicesScreen.tsx';
import { confirmationTexts } from '#screens/shared/EmailConfirmation/confirmation.texts.ts';

/** A screen that reads a row, and how to open it. */
export interface ReadingScreen {
  readonly screen: ReactElement;
  readonly at: string;
  /** Route pattern, where it differs from the address. */
  readonly path?: string;
  readonly user?: User;
  readonly draft?: OrderDraft;
  /** The screen's own failure text. */
  readonly errorText: string;
}

const builder = (step: OrderDraft['step']): ReadingScreen => ({
  screen: <BuilderScreen />,
  at: paths.builder,
  draft: { ...sampleDraft, step },
  errorText: builderTexts.failed,
});
const campaign = {
  screen: <CampaignScreen />,
  at: campaignPath('1042'),
  path: paths.campaign,
  errorText: campaignTexts.error,
};
const campaigns = { screen: <CampaignsScreen />, at: paths.campaigns, errorText: campaignsTexts.error };
const profile = { screen: <ProfileScreen />, at: paths.profile, user: sampleBuyer };
const order = {
  screen: <OrderScreen />,
  at: orderPath('1042'),
  path: paths.order,
  errorText: orderTexts.error,
};
const addresses = {
  screen: <OrderAddressesScreen />,
  at: addressesPath('1042'),
  path: addressesRoute,
  user: sampleBuyer,
  errorText: orderAddressesTexts.error,
};
const orders = { screen: <OrdersScreen />, at: paths.orders, errorText: ordersTexts.error };

/** The screen of each row that has one. The others get a plain page. */
export const readingScreens: Readonly<Partial<Record<RowName, ReadingScreen>>> = {
  'gifting.list': { screen: <GiftingScreen />, at: paths.gifting, errorText: giftingTexts.error },
  'gifting.detail': {
    screen: <GiftingItemScreen />,
    at: giftingPath('1'),
    path: paths.giftingItem,
    errorText: giftingTexts.error,
  },
  'services.list': { screen: <ServicesScreen />, at: paths.services, errorText: servicesScreenTexts.error },
  'services.detail': {
    screen: <ServiceScreen />,
    at: servicePath('1'),
    path: paths.service,
    errorText: serviceTexts.error,
  },
  'catalogue.search': { screen: <CatalogueScreen />, at: paths.catalogue, errorText: catalogueTexts.error },
  'collections.detail': {
    screen: <CollectionScreen />,
    at: collectionPath('1'),
    path: paths.collectionPage,
    errorText: collectionTexts.error,
  },
  'campaigns.own': { ...campaigns, user: sampleBuyer },
  'campaigns.all': { ...campaigns, user: sampleAdmin },
  'campaigns.ownDetail': { ...campaign, user: sampleBuyer },
  'campaigns.anyDetail': { ...campaign, user: sampleAdmin },
  'campaigns.microsite': {
    screen: <ClaimPreviewScreen />,
    at: campaignPreviewPath('1042'),
    path: paths.campaignPreview,
    user: sampleBuyer,
    errorText: campaignTexts.error,
  },
  'campaigns.links': {
    ...campaign,
    at: `${campaignPath('1042')}?dialog=links`,
    user: sampleBuyer,
  },
  'campaigns.claims': { ...campaign, user: sampleBuyer, errorText: claimsTexts.error },
  'campaigns.reminder': { ...campaign, user: sampleBuyer, errorText: reminderTexts.error },
  'campaigns.figures': { ...campaign, user: sampleBuyer, errorText: figuresTexts.error },
  'campaigns.recipients': {
    screen: <CampaignRecipientsScreen />,
    at: campaignRecipientsPath('1042'),
    path: campaignRecipientsRoute,
    user: sampleBuyer,
    errorText: campaignRecipientsTexts.error,
  },
  'claims.open': {
    screen: <ClaimScreen />,
    at: claimPath('kVw0mQ9fQ2mX7uYb1cR4Zg'),
    path: paths.claim,
    errorText: claimTexts.error,
  },
  'claims.own': {
    screen: <ClaimedScreen />,
    at: claimedPath('c'.repeat(32)),
    path: paths.claimed,
    errorText: claimedTexts.error,
  },
  'currencies.list': { ...builder(1), errorText: projectTexts.currencyFailed },
  'categories.list': builder(2),
  'categories.choices': builder(2),
  'products.list': builder(3),
  'giftBoxes.list': builder(4),
  'orders.own': { ...orders, user: sampleBuyer },
  'orders.all': { ...orders, user: sampleAdmin },
  'orders.ownDetail': { ...order, user: sampleBuyer },
  'orders.anyDetail': { ...order, user: sampleAdmin },
  'orders.lifecycle': { ...order, user: sampleBuyer, errorText: orderProgressTexts.error },
  'orders.tax': {
    screen: <PaymentScreen />,
    at: paths.payment,
    user: sampleBuyer,
    draft: sampleDraft,
    errorText: taxScreenTexts.failed,
  },
  'orders.artwork': { ...order, user: sampleBuyer, errorText: artworkTexts.unread },
  'orders.proofs': {
    screen: <ProofRoomScreen />,
    at: proofsPath('1042'),
    path: proofsRoute,
    user: sampleBuyer,
    errorText: orderTexts.error,
  },
  'orders.addressCounts': addresses,
  'orders.addresses': addresses,
  'dashboard.summary': {
    screen: <DashboardScreen />,
    at: paths.dashboard,
    user: sampleBuyer,
    errorText: dashboardTexts.error,
  },
  'inventory.list': {
    screen: <InventoryScreen />,
    at: paths.inventory,
    user: sampleBuyer,
    errorText: inventoryTexts.error,
  },
  'profile.read': { ...profile, errorText: profileTexts.loadError },
  'sessions.list': { ...profile, errorText: profileTexts.sessionsError },
  'confirmation.read': { ...profile, errorText: confirmationTexts.error },
  'openid.ways': { ...profile, errorText: openIdPanelTexts.error },
  'people.all': {
    screen: <AdminPeopleScreen />,
    at: peoplePath,
    user: sampleAdmin,
    errorText: adminPeopleTexts.error,
  },
  'products.all': {
    screen: <AdminProductsScreen />,
    at: paths.adminProducts,
    user: sampleAdmin,
    errorText: adminProductsTexts.error,
  },
  'categories.all': {
    screen: <AdminCategoriesScreen />,
    at: paths.adminCategories,
    user: sampleAdmin,
    errorText: adminCategoriesTexts.error,
  },
  'collections.all': {
    screen: <AdminCollectionsScreen />,
    at: paths.adminCollections,
    user: sampleAdmin,
    errorText: adminCollectionsTexts.error,
  },
  'giftBoxes.all': {
    screen: <AdminGiftBoxesScreen />,
    at: paths.adminGiftBoxes,
    user: sampleAdmin,
    errorText: adminGiftBoxesTexts.error,
  },
  'gifting.all': {
    screen: <AdminGiftingScreen />,
    at: paths.adminGifting,
    user: sampleAdmin,
    errorText: adminGiftingTexts.error,
  },
  'services.all': {
    screen: <AdminServicesScreen />,
    at: paths.adminServices,
    user: sampleAdmin,
    errorText: adminServicesTexts.error,
  },
};
