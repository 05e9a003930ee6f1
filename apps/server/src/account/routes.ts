import { fieldRefusal, Refusal } from '@gifting/api/core/refusal';
import { done, fieldTexts, refusalTexts } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { limitsOf } from './login-limits';
import { hashPassword, verifyPassword } from './password';
import { addAccount, findAccount } from './repository';
import { endSession, startSession } from './sessions';

const tooManyFailures = (wait: number): Refusal => {
  const minutes = Math.ceil(wait / 60_000);
  return new Refusal(
    429,
    `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
  );
};

/** Sign-up, sign-in and sign-out. */
export const accountRoutes = ({
  db,
  now,
  sessionLifetime,
  loginThrottle,
}: Dependencies): HandlersOf<'account'> => ({
  'account.register': async ({ body }) => {
    const added = await addAccount(db, {
      name: body.name,
      email: body.email,
      phone: body.phone,
      companyName: body.companyName,
      companyAddress: body.companyAddress,
      // Whatever role the form sends, a registered person is a user (ROLE-03).
      role: 'user',
      passwordHash: await hashPassword(body.password),
    });
    if (!added) throw fieldRefusal({ email: [fieldTexts.emailTaken] });
    return done('account.register');
  },

  'account.login': async ({ body, clientAddress }) => {
    const email = body.email.trim();
    const { limits, forgiven } = limitsOf(email, clientAddress());
    const wait = await loginThrottle.begin(limits);
    if (wait > 0) throw tooManyFailures(wait);
    const user = await findAccount(db, email);
    const known = await verifyPassword(user?.passwordHash, body.password);
    if (!user || !known) throw new Refusal(401, refusalTexts.wrongPassword);
    await loginThrottle.succeed(limits, forgiven);
    const token = await startSession(db, user.id, now(), sessionLifetime);
    const { id, name, phone, role } = user;
    // An empty message: the screen shows its own (AUTH-IN-15).
    return {
      success: true,
      message: '',
      data: { user: { id: String(id), name, email: user.email, phone, role }, token },
    };
  },

  'account.logout': async ({ caller }) => {
    await endSession(db, caller().tokenHash);
    return done('account.logout');
  },

  // Defined and never called. No input can start a session, so all of it is refused.
  'account.socialLogin': () => {
    throw new Refusal(422, refusalTexts.socialLogin);
  },
});
