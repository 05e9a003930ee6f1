import { Refusal } from '@gifting/api/core/refusal';
import { done, refusalTexts } from '@gifting/api/core/texts';
import { confirmAccountRoute } from '@gifting/domain/confirmation/paths';
import { confirmationLimitsOf, confirmLimitsOf } from '../account/login-limits';
import { findPerson } from '../account/repository';
import { hashOf } from '../account/throttle';
import { beginAttempt } from '../account/too-many';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { linkMailKeys } from '../mail/link-mail-keys';
import { confirmMail } from './mails';
import { findConfirmation, keepConfirmation, useConfirmation } from './repository';

/** Confirmed e-mails. Where no mails are sent, nothing waits for one. */
export const confirmationRoutes = ({
  db,
  now,
  loginThrottle,
  mailer,
}: Dependencies): HandlersOf<'confirmation'> => ({
  'confirmation.read': async ({ caller }) => {
    const confirmation = await findConfirmation(db, caller().id);
    return { ...confirmation, ordersWait: mailer !== null && confirmation.ordersWait };
  },

  'confirmation.send': async ({ caller }) => {
    if (!mailer) throw new Refusal(422, refusalTexts.noMail);
    const { id } = caller();
    const { confirmed } = await findConfirmation(db, id);
    if (confirmed) return done('confirmation.confirm');
    await beginAttempt(loginThrottle, confirmationLimitsOf(id), 'mails');
    await db.transaction(async (tx) => {
      const person = await findPerson(tx, id);
      if (!person) return;
      const token = await keepConfirmation(tx, id, now());
      await mailer.queue(tx, {
        key: linkMailKeys.confirmation(hashOf(token)),
        to: person.email,
        ...confirmMail(mailer.linkTo(confirmAccountRoute.replace(':token', token))),
      });
    });
    return done('confirmation.send');
  },

  'confirmation.confirm': async ({ body, clientAddress }) => {
    const limits = confirmLimitsOf(clientAddress());
    await beginAttempt(loginThrottle, limits);
    await useConfirmation(db, body.token, now());
    await loginThrottle.succeed(limits, []);
    return done('confirmation.confirm');
  },
});
