import { brand } from '@gifting/domain/brand/brand';
import { emailChangeHours } from '@gifting/domain/profile/profile';
import { type Addressee, greeting } from '../mail/greeting';

const subject = `Your email at ${brand.name}`;

/** A change of e-mail, for the text of its mails. */
interface Change {
  readonly person: Addressee;
  readonly email: string;
  readonly link: string;
}

const howToConfirm = (which: string) =>
  `Open this page within ${emailChangeHours} hours and press its button. It changes once the ${which} address is confirmed as well:`;

/** Asks at the present address. */
export const atOldAddress = ({ person, email, link }: Change) => ({
  subject,
  text: [
    greeting(person),
    `Somebody who is signed in to your account at ${brand.name} asked to change its email to ${email}. Is that right?`,
    howToConfirm('new'),
    link,
    'If it was not you, press nothing: your email stays as it is. Then change your password, because somebody else may be signed in.',
  ].join('\n\n'),
});

/** Asks at the new address. It may have been mistyped, so nothing of the account is said. */
export const atNewAddress = ({ link }: Pick<Change, 'link'>) => ({
  subject,
  text: [
    'Hello,',
    `Somebody wants to use this address for their account at ${brand.name}. Is that you?`,
    howToConfirm('present'),
    link,
    'If it was not you, there is nothing to do.',
  ].join('\n\n'),
});

/** Tells the owner of an address that has an account that another one cannot have it too. */
export const atTakenAddress = () => ({
  subject,
  text: [
    'Hello,',
    `Somebody wants to use this address for another account at ${brand.name}. It has one already, so nothing changes.`,
    'If that was you, sign in with this address. If it was not you, there is nothing to do.',
  ].join('\n\n'),
});
