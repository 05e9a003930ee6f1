import { randomBytes } from 'node:crypto';
import { fieldRefusal, found, Refusal } from '@gifting/api/core/refusal';
import { done, fieldTexts, missingTexts, refusalTexts } from '@gifting/api/core/texts';
import { resetMinutes } from '@gifting/domain/passwords/passwords';
import { paths } from '@gifting/domain/site/paths';
import { and, eq, gt, lte } from 'drizzle-orm';
import { isCommon } from '../account/common-passwords';
import { changeLimitsOf, forgottenLimitsOf, resetLimitsOf } from '../account/login-limits';
import { hashPassword, verifyPassword } from '../account/password';
import { findAccount, findPerson, replacePassword } from '../account/repository';
import { endSessions } from '../account/sessions';
import { hashOf } from '../account/throttle';
import { beginAttempt } from '../account/too-many';
import { confirmEmailOf } from '../confirmation/repository';
import type { Database } from '../database/database';
import { passwordResets } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import type { Addressee } from '../mail/greeting';
import { linkMailKeys } from '../mail/link-mail-keys';
import { unlinkOtherAddress } from '../openid/repository';
import { changedMail, noAccountMail, resetMail } from './mails';

const refuseCommon = (password: string): void => {
  if (isCommon(password)) throw fieldRefusal({ password: [fieldTexts.commonPassword] });
};

/** Changes of passwords by whoever knows the present one, or has a mailed link. */
export const passwordRoutes = ({ db, now, loginThrottle, mailer }: Dependencies): HandlersOf<'passwords'> => {
  /** Tells a person that their password was changed, once for each change. */
  const tell = async (tx: Database, person: Addressee & { readonly email: string }, newHash: string) => {
    await mailer?.queue(tx, {
      key: `password ${hashOf(newHash)}`,
      to: person.email,
      ...changedMail(person, mailer.linkTo(paths.forgotPassword)),
    });
  };

  /** The link of a token, while it works. */
  const linkOf = (token: string) =>
    and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, now()));

  return {
    'passwords.change': async ({ body, caller }) => {
      const { id, tokenHash } = caller();
      refuseCommon(body.password);
      const limits = changeLimitsOf(id);
      await beginAttempt(loginThrottle, limits);
      const person = await findPerson(db, id);
      const wrong = fieldRefusal({ current_password: [fieldTexts.wrongPassword] });
      if (!person || !(await verifyPassword(person.passwordHash, body.current_password))) throw wrong;
      await loginThrottle.succeed(
        limits,
        limits.map(({ key }) => key),
      );
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        // Whoever has changed it meanwhile wins: their password is the present one.
        if (!(await replacePassword(tx, id, person.passwordHash, passwordHash))) throw wrong;
        await endSessions(tx, id, tokenHash);
        await tell(tx, person, passwordHash);
      });
      return done('passwords.change');
    },

    'passwords.forget': async ({ body, clientAddress }) => {
      if (!mailer) throw new Refusal(422, refusalTexts.noMail);
      await beginAttempt(loginThrottle, forgottenLimitsOf(body.email, clientAddress()), 'requests');
      const token = randomBytes(32).toString('base64url');
      const tokenHash = hashOf(token);
      const expiresAt = new Date(now().getTime() + resetMinutes * 60_000);
      // The same statements for every address: the time of the answer does not tell which have an account.
      await db.transaction(async (tx) => {
        const account = await findAccount(tx, body.email);
        await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now()));
        await tx.insert(passwordResets).values({ tokenHash, userId: account?.id ?? null, expiresAt });
        await mailer.queue(tx, {
          key: linkMailKeys.newPassword(tokenHash),
          to: account?.email ?? body.email,
          ...(account
            ? resetMail(account, mailer.linkTo(paths.resetPassword.replace(':token', token)))
            : noAccountMail(mailer.linkTo(paths.signUp))),
        });
      });
      return done('passwords.forget');
    },

    'passwords.reset': async ({ body, clientAddress }) => {
      const limits = resetLimitsOf(clientAddress());
      await beginAttempt(loginThrottle, limits);
      const [link] = await db.select().from(passwordResets).where(linkOf(body.token));
      found(link?.userId, missingTexts.resetLink);
      await loginThrottle.succeed(limits, []);
      // The link still works after a refusal of the password.
      refuseCommon(body.password);
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        // Used up first: of two at the same moment the second waits, and finds it gone.
        const [used] = await tx.delete(passwordResets).where(linkOf(body.token)).returning();
        const id = found(used?.userId, missingTexts.resetLink);
        const person = found(await findPerson(tx, id), missingTexts.resetLink);
        if (!(await replacePassword(tx, id, person.passwordHash, passwordHash)))
          throw new Refusal(404, missingTexts.resetLink);
        await endSessions(tx, id);
        if (person.passwordHash !== null) await unlinkOtherAddress(tx, { id, email: person.email });
        // The link came by mail.
        await confirmEmailOf(tx, id, now());
        await tell(tx, person, passwordHash);
      });
      return done('passwords.reset');
    },
  };
};
