/** Every address of the product, written once. Parameters in the router's `:name` form. */
export const paths = {
  home: '/',
  about: '/about-us',
  catalogue: '/catalogue',
  contact: '/contact',
  gifting: '/gifting',
  giftingItem: '/gifting/:id',
  services: '/service-solutions',
  service: '/service-solutions/:id',
  collectionPage: '/collections/:collectionId',
  technology: '/technology',
  builder: '/collection',
  orderDetails: '/order-details',
  payment: '/payment-details',
  paymentSuccessful: '/payment-successful',
  paymentError: '/payment-error',
  signUp: '/sign-up',
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  orders: '/dashboard/orders',
  order: '/dashboard/orders/:orderId',
  campaigns: '/dashboard/campaigns',
  inventory: '/dashboard/inventory',
  recipients: '/dashboard/recipients',
  profile: '/dashboard/profile',
  adminProducts: '/dashboard/products',
  adminServices: '/dashboard/services',
  adminGifting: '/dashboard/gifting',
  adminGiftBoxes: '/dashboard/giftboxes',
  adminCollections: '/dashboard/collection',
  adminCategories: '/dashboard/category',
} as const;

/** The pages a search engine should find; those of the catalogue's own entries come on top. */
export const indexedPaths = [
  paths.home,
  paths.gifting,
  paths.services,
  paths.builder,
  paths.technology,
  paths.about,
] as const;

/** What only means something to one visitor: no search engine should ask for it. */
export const unindexedPaths = [
  paths.dashboard,
  paths.orderDetails,
  paths.payment,
  paths.paymentSuccessful,
  paths.paymentError,
] as const;
