import { fieldRefusal, signedOut } from '@gifting/api/core/refusal';
import { done, fieldTexts } from '@gifting/api/core/texts';
import { emailChangeLimitsOf, emailLinkLimitsOf } from '../account/login-limits';
import { findPerson } from '../account/repository';
import { beginAttempt } from '../account/too-many';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { askForEmail, confirmEmailChange, dropEmailChange } from './email-change';
import { readProfile, sameEmail, saveAddress, savePersonal } from './repository';

/** The profile of a person, and changes of their e-mail. */
export const profileRoutes = ({ db, now, loginThrottle, mailer }: Dependencies): HandlersOf<'profile'> => ({
  'profile.read': ({ caller }) => readProfile(db, caller().id, now()),

  'profile.changePersonal': async ({ body, caller }) => {
    const { id } = caller();
    const person = await findPerson(db, id);
    if (!person) throw signedOut();
    const asksForAnother = !sameEmail(person.email, body.email);
    if (asksForAnother) {
      if (!mailer) throw fieldRefusal({ email: [fieldTexts.emailNeedsMail] });
      // Before anything is saved: a form is saved as a whole or not at all.
      await beginAttempt(loginThrottle, emailChangeLimitsOf(id, body.email), 'changes of your email');
    }
    await db.transaction(async (tx) => {
      const before = await savePersonal(tx, id, body);
      if (mailer && asksForAnother)
        await askForEmail(tx, {
          person: { ...before, name: body.name },
          email: body.email,
          mailer,
          now: now(),
        });
    });
    return readProfile(db, id, now());
  },

  'profile.changeAddress': async ({ body, caller }) => {
    await saveAddress(db, caller().id, body);
    return readProfile(db, caller().id, now());
  },

  'profile.keepEmail': async ({ caller }) => {
    await dropEmailChange(db, caller().id);
    return done('profile.keepEmail');
  },

  'profile.confirmEmail': async ({ body, clientAddress }) => {
    const limits = emailLinkLimitsOf(clientAddress());
    await beginAttempt(loginThrottle, limits);
    const confirmed = await confirmEmailChange(db, body.token, now());
    await loginThrottle.succeed(limits, []);
    return confirmed;
  },
});
