import { confirmAccountRoute } from '@gifting/domain/confirmation/paths';
import { paths } from '@gifting/domain/site/paths';
import { confirmMail, haveAccountMail } from '../confirmation/mails';
import { keepConfirmation } from '../confirmation/repository';
import type { Database } from '../database/database';
import { linkMailKeys } from '../mail/link-mail-keys';
import type { Mailer } from '../mail/mail';
import { addAccount, findAccount, type NewAccount } from './repository';
import { hashOf } from './throttle';

/**
 * Opens an account and mails a link that confirms its address. Whoever has one with it already is told so instead, by the
 * same statements: neither the answer nor its time tells which addresses have an account.
 */
export const signUpByMail = async (
  tx: Database,
  account: NewAccount,
  { mailer, now }: { readonly mailer: Mailer; readonly now: Date },
): Promise<void> => {
  const added = await addAccount(tx, account);
  const owner = await findAccount(tx, account.email);
  // Deleted in this very moment: whoever signs up once more gets the account.
  if (!owner) return;
  // Nobody gets the token of one that was there.
  const token = await keepConfirmation(tx, owner.id, now);
  const link = mailer.linkTo(confirmAccountRoute.replace(':token', token));
  await mailer.queue(tx, {
    key: linkMailKeys.signUp(hashOf(token)),
    to: owner.email,
    ...(added
      ? confirmMail(link)
      : haveAccountMail({
          owner,
          signIn: mailer.linkTo(paths.signIn),
          forgotten: mailer.linkTo(paths.forgotPassword),
        })),
  });
};
