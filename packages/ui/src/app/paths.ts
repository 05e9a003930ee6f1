import { paymentPaths } from '@gifting/domain/orders/order-payment';
import { generatePath } from 'react-router-dom';

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
  builder: '/collection',
  orderDetails: '/order-details',
  payment: paymentPaths.review,
  paymentSuccessful: paymentPaths.successful,
  paymentError: paymentPaths.failed,
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

/** The address of one order. */
export const orderPath = (orderId: string): string => generatePath(paths.order, { orderId });

/** The address of a gifting category. */
export const giftingPath = (id: string): string => generatePath(paths.giftingItem, { id });

/** The address of a service, by slug or id. */
export const servicePath = (id: string): string => generatePath(paths.service, { id });

/** The address of a collection, by slug or id. */
export const collectionPath = (collectionId: string): string =>
  generatePath(paths.collectionPage, { collectionId });
