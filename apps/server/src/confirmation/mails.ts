import { brand } from '@gifting/domain/brand/brand';
import { confirmationHours } from '@gifting/domain/confirmation/confirmation';
import { type Addressee, greeting } from '../mail/greeting';

/** Hands a person a link that confirms their address. It names nobody: whoever signed up may have typed anything. */
export const confirmMail = (link: string) => ({
  subject: `Confirm your email at ${brand.name}`,
  text: [
    'Hello,',
    `Your account at ${brand.name} has this address. Open this page within ${confirmationHours} hours and press its button, so that you can order:`,
    link,
    'The link works once. If you have no account, press nothing: somebody mistyped their address, and cannot order with yours.',
  ].join('\n\n'),
});

interface Known {
  readonly owner: Addressee;
  readonly signIn: string;
  /** The page of forgotten passwords. */
  readonly forgotten: string;
}

/** Tells the owner of an account that somebody wanted to open one with their address. */
export const haveAccountMail = ({ owner, signIn, forgotten }: Known) => ({
  subject: `You have an account at ${brand.name}`,
  text: [
    greeting(owner),
    `Somebody wanted to open an account at ${brand.name} with this address. You have one already, and it stays as it is. If that was you, sign in:`,
    signIn,
    'If you have forgotten the password, choose a new one:',
    forgotten,
    'If it was not you, there is nothing to do.',
  ].join('\n\n'),
});
