import {
  changedQuoteText,
  doneTexts,
  fieldTexts,
  missingTexts,
  orderPlacedText,
  refusalTexts,
} from '@gifting/api/core/texts';
import { errorTexts } from '#app/error-catalogue.ts';
import { signOutTexts } from '#app/useSignOut.ts';
import { confirmAccountTexts } from '#screens/account/ConfirmAccountScreen/ConfirmAccountScreen.texts.ts';
import { confirmEmailTexts } from '#screens/account/ConfirmEmailScreen/ConfirmEmailScreen.texts.ts';
import { forgotPasswordTexts } from '#screens/account/ForgotPasswordScreen/ForgotPasswordScreen.texts.ts';
import { openIdReturnTexts } from '#screens/account/OpenIdReturnScreen/OpenIdReturnScreen.texts.ts';
import { openIdPanelTexts } from '#screens/account/ProfileScreen/OpenIdPanel.texts.ts';
import { personalDataTexts } from '#screens/account/ProfileScreen/PersonalData.texts.ts';
import { profileTexts } from '#screens/account/ProfileScreen/ProfileScreen.texts.ts';
import { resetPasswordTexts } from '#screens/account/ResetPasswordScreen/ResetPasswordScreen.texts.ts';
import { signInTexts } from '#screens/account/SignInScreen/SignInScreen.texts.ts';
import { signUpTexts } from '#screens/account/SignUpScreen/SignUpScreen.texts.ts';
import { adminCategoriesTexts } from '#screens/admin/AdminCategoriesScreen/AdminCategoriesScreen.texts.ts';
import { adminCollectionsTexts } from '#screens/admin/AdminCollectionsScreen/AdminCollectionsScreen.texts.ts';
import { adminGiftBoxesTexts } from '#screens/admin/AdminGiftBoxesScreen/AdminGiftBoxesScreen.texts.ts';
import { adminGiftingTexts } from '#screens/admin/AdminGiftingScreen/AdminGiftingScreen.texts.ts';
import { adminPeopleTexts } from '#screens/admin/AdminPeopleScreen/AdminPeopleScreen.texts.ts';
import { adminProductsTexts } from '#screens/admin/AdminProductsScreen/AdminProductsScreen.texts.ts';
import { adminServicesTexts } from '#screens/admin/AdminServicesScreen/AdminServicesScreen.texts.ts';
import { adminTexts } from '#screens/admin/shared/admin.texts.ts';
import { campaignRecipientsTexts } from '#screens/campaigns/CampaignRecipientsScreen/CampaignRecipientsScreen.texts.ts';
import { campaignTexts, micrositeTexts } from '#screens/campaigns/CampaignScreen/CampaignScreen.texts.ts';
import { linksTexts } from '#screens/campaigns/CampaignScreen/links.texts.ts';
import { reminderTexts } from '#screens/campaigns/CampaignScreen/reminder.texts.ts';
import { catalogueTexts } from '#screens/catalogue/CatalogueScreen/CatalogueScreen.texts.ts';
import { giftingItemTexts } from '#screens/gifting/GiftingItemScreen/GiftingItemScreen.texts.ts';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { checkoutTexts } from '#screens/orders/CheckoutScreen/CheckoutScreen.texts.ts';
import { orderAddressesTexts } from '#screens/orders/OrderAddressesScreen/OrderAddressesScreen.texts.ts';
import { orderProgressTexts } from '#screens/orders/OrderScreen/OrderProgress.texts.ts';
import { orderTexts } from '#screens/orders/OrderScreen/OrderScreen.texts.ts';
import { paymentTexts } from '#screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { proofRoomTexts } from '#screens/orders/ProofRoomScreen/ProofRoomScreen.texts.ts';
import { orderDetailTexts } from '#screens/orders/shared/OrderDetail/order-detail.texts.ts';
import { claimedTexts } from '#screens/recipients/ClaimedScreen/ClaimedScreen.texts.ts';
import { claimPreviewTexts } from '#screens/recipients/ClaimPreviewScreen/ClaimPreviewScreen.texts.ts';
import { redemptionTexts } from '#screens/recipients/RedemptionScreen/RedemptionScreen.texts.ts';
import { recipientTexts } from '#screens/recipients/shared/recipient.texts.ts';
import { confirmationTexts } from '#screens/shared/EmailConfirmation/confirmation.texts.ts';
import { packingTexts } from '#screens/shared/PackingButtons/packing.texts.ts';
import { contactTexts } from '#screens/site/ContactScreen/ContactScreen.texts.ts';

/** Every toast of the product by where its text is written. A screen that shows a new one adds it here. */
export const toasts = {
  'The error catalogue': Object.values(errorTexts),
  'The server: done': [...new Set([...Object.values(doneTexts), orderPlacedText])],
  'The server: refused': [
    ...new Set([
      ...Object.values(refusalTexts),
      ...Object.values(fieldTexts),
      ...Object.values(missingTexts),
      changedQuoteText,
    ]),
  ],
  'Sign-up': [signUpTexts.success, signUpTexts.failed],
  'Sign-in': [signInTexts.success, signInTexts.loginFirst, signInTexts.googleNotReady],
  'Sign-out': [signOutTexts.done, signOutTexts.failed],
  'Forgotten password': [forgotPasswordTexts.failed],
  'New password': [resetPasswordTexts.failed],
  'New email': [confirmEmailTexts.failed],
  'Unconfirmed email': [confirmationTexts.sent, confirmationTexts.confirmed, confirmationTexts.failed],
  'Confirmed email': [confirmAccountTexts.failed],
  'What is held about a person': [
    personalDataTexts.downloaded,
    personalDataTexts.deleted,
    personalDataTexts.failed,
  ],
  'Sign-in with another account': [
    openIdReturnTexts.signedIn,
    openIdReturnTexts.opened,
    openIdReturnTexts.linked,
    openIdReturnTexts.failed,
    openIdPanelTexts.unlinked,
  ],
  Profile: [
    profileTexts.personalSaved,
    profileTexts.addressSaved,
    profileTexts.emailAsked,
    profileTexts.emailKept,
    profileTexts.passwordChanged,
    profileTexts.signedOut,
    profileTexts.signedOutAlready,
    profileTexts.failed,
  ],
  Contact: [contactTexts.failed],
  Gifting: [giftingItemTexts.comingSoon],
  Catalogue: [catalogueTexts.inBox('Stoneware Mug'), catalogueTexts.takenOut('Stoneware Mug')],
  Builder: [builderTexts.repriced('EUR'), builderTexts.noLongerSold(['Stoneware Mug', 'Cap'])],
  Checkout: [checkoutTexts.emptied],
  Campaign: [
    campaignTexts.noLink,
    campaignTexts.invoiceNotReady,
    micrositeTexts.saved,
    micrositeTexts.failed,
    micrositeTexts.gone,
    claimPreviewTexts.nothingSent,
  ],
  Order: [
    orderTexts.invoiceNotReady,
    ...Object.values(orderProgressTexts.actions).map(({ done }) => done),
    orderProgressTexts.movedOn,
    orderProgressTexts.failed,
    orderDetailTexts.payments.toInvoice,
    orderDetailTexts.payments.nothingLeft,
    orderDetailTexts.payments.notOpened,
    orderProgressTexts.gone,
    orderAddressesTexts.removal.gone,
    proofRoomTexts.commentDone,
  ],
  Administration: [adminTexts.editNotReady, adminTexts.unchanged, adminTexts.failed],
  Categories: [adminCategoriesTexts.gone],
  Collections: [adminCollectionsTexts.gone],
  'Gift boxes': [adminGiftBoxesTexts.gone],
  'Gifting packs': [adminGiftingTexts.gone],
  Products: [adminProductsTexts.gone],
  Services: [adminServicesTexts.gone],
  People: [adminPeopleTexts.gone],
  'Microsite links': [
    linksTexts.added,
    linksTexts.copied,
    linksTexts.invitationCopied,
    linksTexts.notCopied,
    linksTexts.failed,
    packingTexts.failed,
    packingTexts.notOffered,
    campaignRecipientsTexts.kept(2),
    campaignRecipientsTexts.known(2),
    campaignRecipientsTexts.refused(2),
    campaignRecipientsTexts.invite.invited(2),
    campaignRecipientsTexts.invite.partly(2),
    campaignRecipientsTexts.removal.gone,
    reminderTexts.done(2),
    reminderTexts.partly(2),
  ],
  Recipients: [recipientTexts.submitted, redemptionTexts.noGift],
  Claims: [
    claimedTexts.erase.done,
    claimedTexts.erase.accepted,
    claimedTexts.taken,
    claimedTexts.locked,
    claimedTexts.failed,
  ],
  Payment: [paymentTexts.changed.confirmed, paymentTexts.created, paymentTexts.failed],
} as const satisfies Readonly<Record<string, readonly string[]>>;
