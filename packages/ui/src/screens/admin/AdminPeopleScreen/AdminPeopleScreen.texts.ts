import { done } from '@gifting/api/core/texts';
import type { Role } from '@gifting/domain/account/user';
import { pageTexts } from '#screens/orders/shared/OrderTable/order-table.texts.ts';
import { adminTexts } from '../shared/admin.texts';

/** The texts of the administration of people. */
export const adminPeopleTexts = {
  ...adminTexts,
  ...pageTexts('people'),
  title: 'People',
  table: 'Everybody with an account',
  columns: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    role: 'Role',
    lastSignIn: 'Last sign-in',
    actions: 'Actions',
  },
  loading: 'Loading people',
  empty: 'Nobody has an account yet',
  roles: { admin: 'Administrator', user: 'Buyer' } satisfies Record<Role, string>,
  disabled: 'Disabled',
  never: 'Not recorded',
  you: 'You',
  edit: 'Edit',
  editOf: (name: string) => `Edit, ${name}`,
  editTitle: (name: string) => `Edit ${name}`,
  role: 'Role',
  roleHint: 'Administrators see all orders and change the catalogue.',
  access: 'Sign-in',
  accessHint: 'Disabling signs the person out everywhere at once. Orders and campaigns stay.',
  allowed: 'May sign in',
  mayNot: 'Disabled',
  updated: done('people.update').message,
  gone: 'This account does not exist any more',
} as const;
