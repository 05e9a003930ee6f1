import { brand } from '@gifting/domain/brand/brand';
import { resetMinutes } from '@gifting/domain/passwords/passwords';
import { type Addressee, greeting } from '../mail/greeting';

const subject = `Your password at ${brand.name}`;

/** Hands a person a link to a new password. */
export const resetMail = (person: Addressee, link: string) => ({
  subject,
  text: [
    greeting(person),
    `Somebody asked for a new password for your account at ${brand.name}. If that was you, choose one within ${resetMinutes} minutes:`,
    link,
    'The link works once. If it was not you, there is nothing to do: your password stays as it is.',
  ].join('\n\n'),
});

/** Tells whoever asked for a new password that there is no account with their address. */
export const noAccountMail = (signUp: string) => ({
  subject,
  text: [
    'Hello,',
    `Somebody asked for a new password for an account with this address at ${brand.name}. There is none. If that was you, your account may have another of your addresses. Here you can open one with this address:`,
    signUp,
    'If it was not you, there is nothing to do.',
  ].join('\n\n'),
});

/** Tells a person that their password is another one now. */
export const changedMail = (person: Addressee, forgotten: string) => ({
  subject: `Your password at ${brand.name} was changed`,
  text: [
    greeting(person),
    `The password of your account at ${brand.name} was changed, and devices that were signed in with the old one are signed out.`,
    'If that was not you, choose a new one at once:',
    forgotten,
  ].join('\n\n'),
});
