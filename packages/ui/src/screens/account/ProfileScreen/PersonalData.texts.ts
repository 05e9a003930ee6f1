import { bookkeepingYears, freshMinutes } from '@gifting/domain/personal-data/personal-data';

/** The texts of a person's data and of deleting an account. */
export const personalDataTexts = {
  title: 'Your data and your account',
  downloadLead: 'Your profile, orders, invoices, recipients, mails and devices, in one JSON file.',
  download: 'Download everything we hold about you',
  downloading: 'Collecting it',
  downloaded: 'The file is on its way',
  fileName: 'my-data.json',
  failed: 'Something went wrong',
  deleteLead: 'You are told first what goes and what has to stay.',
  open: 'Delete this account',
  dialog: 'Delete this account?',
  loading: 'Looking up what becomes of it',
  loadError: 'We could not look up what becomes of your account.',
  goes: 'At once and for good go your profile, your ways to sign in, all your devices, your artwork, the recipients you entered and the mails we have for you.',
  keeps: (documents: number, until: number) =>
    `${documents === 1 ? 'One invoice stays' : `${documents} invoices and credit notes stay`}, with the billing details of the order: bookkeeping law asks for ${bookkeepingYears} years, here until the end of ${until}.`,
  keepsNothing: 'You have no invoices, so nothing has to stay.',
  stays: 'What you wrote about mockups stays with their orders, without your name.',
  obstacles: {
    orders:
      'An order of yours is under way. Cancel it, or wait until it has arrived; then you can delete the account.',
    administrator: 'Nobody else administers this site. Make somebody an administrator first.',
  },
  toOrders: 'Go to your orders',
  password: 'Password',
  passwordHint: 'To be sure that it is you.',
  fresh: `You have no password, so your last sign-in must be less than ${freshMinutes} minutes ago. If it is not, sign out and in again first.`,
  confirm: 'Delete for good',
  deleting: 'Deleting',
  deleted: 'Your account is deleted',
} as const;
