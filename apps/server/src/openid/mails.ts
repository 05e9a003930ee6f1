import { brand } from '@gifting/domain/brand/brand';
import { type Addressee, greeting } from '../mail/greeting';

interface Linked {
  readonly person: Addressee;
  readonly provider: string;
  readonly identity: string;
  /** The page of forgotten passwords. */
  readonly forgotten: string;
}

/** Tells a person that another account signs in to theirs. */
export const linkedMail = ({ person, provider, identity, forgotten }: Linked) => ({
  subject: `Another way to sign in at ${brand.name}`,
  text: [
    greeting(person),
    `The ${provider} account ${identity} can now sign in to your account at ${brand.name}. Your password was given for it.`,
    'If that was not you, choose a new password at once, and unlink the account in your profile:',
    forgotten,
  ].join('\n\n'),
});
