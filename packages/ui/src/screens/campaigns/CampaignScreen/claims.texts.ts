import { pageTexts } from '#screens/orders/shared/OrderTable/order-table.texts.ts';

/** The texts of the claims of a campaign. */
export const claimsTexts = {
  title: 'Who has claimed',
  table: 'Claims',
  loading: 'Loading the claims',
  none: 'Nobody has claimed yet',
  note: 'You see how each postcode begins. Whole addresses are shown only where recipients were told so.',
  packersNote: 'You see whole addresses, to pack and deliver. The buyer does not.',
  error: 'Something went wrong',
  tryAgain: 'Try Again',
  columns: { reference: 'Reference', name: 'Name', gifts: 'Gifts', address: 'Going to', claimed: 'Claimed' },
  /** `T-Shirt, Medium` */
  gift: (name: string, size: string) => (size === '' ? name : `${name}, ${size}`),
  withdrawn: 'Withdrawn',
  deleted: 'Details deleted',
  ...pageTexts('claims'),
} as const;
