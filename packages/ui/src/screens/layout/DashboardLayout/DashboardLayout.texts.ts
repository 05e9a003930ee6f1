import { brand } from '@gifting/domain/brand/brand';

/** The texts around every dashboard screen. */
export const dashboardLayoutTexts = {
  navigation: 'Dashboard',
  dashboard: 'Dashboard',
  orders: 'Orders',
  campaigns: 'Campaigns',
  inventory: 'Inventory',
  recipients: 'Recipients',
  products: 'Products',
  services: 'Services',
  gifting: 'Gifting',
  giftBoxes: 'Gift Boxes',
  collection: 'Collection',
  category: 'Category',
  signOut: 'Sign out',
  openMenu: 'Open menu',
  menu: 'Menu',
  /** Where no name is known (DASH-26). */
  noName: 'User Name',
  job: 'Lead HR',
  copyright: `© 2025 ${brand.name}`,
  privacy: 'Privacy Policy',
  terms: 'Terms',
} as const;
