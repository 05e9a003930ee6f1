import { emailChangeHours } from '@gifting/domain/profile/profile';

/** The texts of the page behind a mailed link to another e-mail. */
export const confirmEmailTexts = {
  title: 'Confirm the new email',
  lead: 'An account here is to have another email. Confirm it only if that is right.',
  submit: 'Yes, confirm it',
  submitting: 'Confirming',
  failed: 'Something went wrong',
  doneTitle: 'The email is changed',
  doneLead: 'Both addresses have confirmed it. From now on, sign in with the new one.',
  waitingTitle: 'One more to go',
  waitsForOld:
    'This address is confirmed. Now open the mail that we sent to the present address, and confirm it there.',
  waitsForNew:
    'This address is confirmed. Now open the mail that we sent to the new address, and confirm it there.',
  goneTitle: 'This link does not work any more',
  goneLead: `A link works once, for ${emailChangeHours} hours. Your profile says how far the change is.`,
  profile: 'Go to your profile',
} as const;
