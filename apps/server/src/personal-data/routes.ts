import { fieldRefusal, Refusal, signedOut } from '@gifting/api/core/refusal';
import { done, fieldTexts, refusalTexts } from '@gifting/api/core/texts';
import { freshMinutes } from '@gifting/domain/personal-data/personal-data';
import { paths } from '@gifting/domain/site/paths';
import { and, eq, gt } from 'drizzle-orm';
import type { Caller } from '../account/caller';
import { changeLimitsOf } from '../account/login-limits';
import { verifyPassword } from '../account/password';
import { findPerson } from '../account/repository';
import { beginAttempt } from '../account/too-many';
import { sessions } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { findDocuments, lockForClosing, readClosing } from './closing';
import { erasePerson } from './erase';
import { readHeld } from './held';
import { closedMail } from './mails';

/** What is held about a person, and the end of their account. */
export const personalDataRoutes = ({
  db,
  now,
  loginThrottle,
  mailer,
}: Dependencies): HandlersOf<'personalData'> => {
  /** Somebody without a password signs in once more: an open browser must not be enough. */
  const isFresh = async ({ id, tokenHash }: Caller): Promise<boolean> => {
    const earliest = new Date(now().getTime() - freshMinutes * 60_000);
    const [fresh] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(eq(sessions.userId, id), eq(sessions.tokenHash, tokenHash), gt(sessions.createdAt, earliest)),
      );
    return fresh !== undefined;
  };

  const prove = async (caller: Caller, passwordHash: string | null, password: string): Promise<void> => {
    if (passwordHash === null) {
      if (!(await isFresh(caller))) throw new Refusal(422, refusalTexts.signInAgain);
      return;
    }
    const limits = changeLimitsOf(caller.id);
    await beginAttempt(loginThrottle, limits);
    if (!(await verifyPassword(passwordHash, password)))
      throw fieldRefusal({ password: [fieldTexts.wrongPassword] });
    await loginThrottle.succeed(
      limits,
      limits.map(({ key }) => key),
    );
  };

  return {
    'personalData.read': async ({ caller }) => {
      const { id } = caller();
      const person = await findPerson(db, id);
      if (!person) throw signedOut();
      return { json: await readHeld(db, { id, ...person }) };
    },

    'personalData.closing': ({ caller }) => readClosing(db, caller().id),

    'personalData.close': async ({ body, caller }) => {
      const { id } = caller();
      const known = await findPerson(db, id);
      if (!known) throw signedOut();
      await prove(caller(), known.passwordHash, body.password);
      await db.transaction(async (tx) => {
        const { person, obstacle } = await lockForClosing(tx, id);
        // Somebody else may have changed the password meanwhile.
        if (person.passwordHash !== known.passwordHash) throw signedOut();
        if (obstacle === 'orders') throw new Refusal(422, refusalTexts.orderUnderWay);
        if (obstacle === 'administrator') throw new Refusal(422, refusalTexts.onlyAdministrator);
        const issued = await findDocuments(tx, id);
        await erasePerson(
          tx,
          person,
          issued.map(({ orderId }) => orderId),
          now(),
        );
        await mailer?.queue(tx, {
          key: `deleted ${id}`,
          to: person.email,
          ...closedMail(person, issued.length, mailer.linkTo(paths.contact)),
        });
      });
      return done('personalData.close');
    },
  };
};
