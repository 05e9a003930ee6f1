/** Every path of the product. Parameters are in the router's `:name` form. */
export const paths = {
  home: '/',
  about: '/about-us',
  accessibility: '/accessibility',
  catalogue: '/catalogue',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  gifting: '/gifting',
  giftingItem: '/gifting/:id',
  services: '/service-solutions',
  service: '/service-solutions/:id',
  collectionPage: '/collections/:collectionId',
  technology: '/technology',
  // As specified; unrelated to the collections of the catalogue.
  builder: '/collection',
  orderDetails: '/order-details',
  payment: '/payment-details',
  paymentSuccessful: '/payment-successful',
  paymentError: '/payment-error',
  signUp: '/sign-up',
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/forgot-password/:token',
  dashboard: '/dashboard',
  orders: '/dashboard/orders',
  order: '/dashboard/orders/:orderId',
  campaigns: '/dashboard/campaigns',
  campaign: '/dashboard/campaigns/:campaignId',
  campaignPreview: '/dashboard/campaigns/:campaignId/preview',
  inventory: '/dashboard/inventory',
  inventoryItem: '/dashboard/inventory/:itemId',
  recipients: '/dashboard/recipients',
  profile: '/dashboard/profile',
  adminProducts: '/dashboard/products',
  adminServices: '/dashboard/services',
  adminGifting: '/dashboard/gifting',
  adminGiftBoxes: '/dashboard/giftboxes',
  adminCollections: '/dashboard/collection',
  adminCategories: '/dashboard/category',
  microsite: '/microsite/:micrositeId',
  micrositeThankYou: '/microsite/:micrositeId/:successSlug',
  redemption: '/gift-redemption/:redemptionId',
  redemptionThankYou: '/gift-redemption/:redemptionId/:successSlug',
  claim: '/claim/:token',
  claimed: '/claimed/:secret',
} as const;

/** The pages search engines may index, besides those of catalogue entries. */
export const indexedPaths = [
  paths.home,
  paths.gifting,
  paths.services,
  paths.catalogue,
  paths.builder,
  paths.technology,
  paths.about,
  paths.accessibility,
  paths.privacy,
  paths.terms,
] as const;

/** Pages of one visitor, which search engines must not index. */
export const unindexedPaths = [
  paths.dashboard,
  paths.orderDetails,
  paths.payment,
  paths.paymentSuccessful,
  paths.paymentError,
] as const;

/**
 * The pages of a gift's recipient, reached by a personal link. `robots.txt` leaves them out: crawlers that may not read
 * a page do not see its `noindex` either.
 */
export const recipientPaths = [
  paths.microsite,
  paths.micrositeThankYou,
  paths.redemption,
  paths.redemptionThankYou,
  paths.claim,
  paths.claimed,
] as const;
