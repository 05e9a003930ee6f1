import { brand, copyrightYear } from '@gifting/domain/brand/brand';

/** The texts of the dashboard layout. */
export const dashboardLayoutTexts = {
  sidebar: 'Sidebar',
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
  people: 'People',
  signOut: 'Sign out',
  openMenu: 'Open menu',
  menu: 'Menu',
  /** Shown if the session has no name (DASH-26). */
  noName: 'User Name',
  job: 'Lead HR',
  copyright: `© ${copyrightYear} ${brand.name}`,
  accessibility: 'Accessibility',
  privacy: 'Privacy Policy',
  terms: 'Terms',
} as const;
