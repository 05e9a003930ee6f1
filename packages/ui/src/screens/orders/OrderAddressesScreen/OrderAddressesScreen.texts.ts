import { doneTexts } from '@gifting/api/core/texts';
import { peopleListTexts } from '#screens/shared/PeopleList/people-list.texts.ts';

/** The texts of the addresses of an order. */
export const orderAddressesTexts = {
  ...peopleListTexts,
  title: 'Addresses',
  trail: 'Breadcrumb',
  orders: 'Orders',
  loading: 'Loading the addresses',
  sub: 'Read a list, mend what is wrong, and keep an address for each box.',
  toOrder: 'Back to the order',
  list: { table: 'Addresses', none: 'No address is kept yet' },
  removal: {
    ...peopleListTexts.removal,
    means: 'Their box has no address then, and you can add another.',
    done: doneTexts['orders.removeAddress'],
  },
} as const;
