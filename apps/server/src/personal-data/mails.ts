import { brand } from '@gifting/domain/brand/brand';
import { bookkeepingYears } from '@gifting/domain/personal-data/personal-data';
import { type Addressee, greeting } from '../mail/greeting';

/** Tells a person, for the last time, that their account is gone. */
export const closedMail = (person: Addressee, documents: number, contact: string) => ({
  subject: `Your account at ${brand.name} is deleted`,
  text: [
    greeting(person),
    `Your account at ${brand.name} is deleted, with your profile, your devices, the recipients you entered and the mails we had for you.`,
    documents > 0
      ? `The law asks us to keep your invoices, and the billing details of their orders, for ${bookkeepingYears} years after the year of the order.`
      : 'There were no invoices that the law asks us to keep.',
    'If that was not you, tell us:',
    contact,
  ].join('\n\n'),
});
