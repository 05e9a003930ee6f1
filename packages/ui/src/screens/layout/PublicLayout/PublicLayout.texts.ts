import { brand, copyrightYear } from '@gifting/domain/brand/brand';

/** The texts of the public layout. */
export const publicLayoutTexts = {
  main: 'Main',
  home: 'Home',
  gifting: 'Gifting',
  allGifting: 'All Gifting',
  services: 'Service Solutions',
  allServices: 'All Services',
  collection: 'Collection',
  about: 'About',
  catalogue: 'Catalogue',
  /** The button beside an entry that opens its menu. */
  more: (entry: string) => `${entry} menu`,
  signIn: 'Sign in',
  signUp: 'Sign Up',
  dashboard: 'Go to dashboard',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  footer: 'Footer',
  /** The specification has filler here (NAV-25), so this is our own text. */
  promise:
    'Boxes that feel chosen, not ordered: filled, wrapped and sent in your name, wherever your people are.',
  accessibility: 'Accessibility',
  privacy: 'Privacy Policy',
  terms: 'Terms',
  copyright: `© ${copyrightYear} ${brand.name}`,
} as const;
