import { fieldRefusal, Refusal } from '@gifting/api/core/refusal';
import { done, fieldTexts, refusalTexts, wroteText } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { isCommon } from './common-passwords';
import { enter } from './enter';
import { limitsOf, signUpLimitsOf, signUpMailLimitsOf } from './login-limits';
import { hashPassword, verifyPassword } from './password';
import { addAccount, findAccount } from './repository';
import { endSession } from './sessions';
import { signUpByMail } from './sign-up';
import { beginAttempt, tooMany } from './too-many';

/** Sign-up, sign-in and sign-out. */
export const accountRoutes = ({
  db,
  now,
  sessionLifetime,
  loginThrottle,
  knownDevices,
  slowLane,
  mailer,
}: Dependencies): HandlersOf<'account'> => ({
  'account.register': async ({ body, clientAddress }) => {
    if (isCommon(body.password)) throw fieldRefusal({ password: [fieldTexts.commonPassword] });
    // Also those whose e-mail is taken: otherwise the answers would list who has an account.
    await beginAttempt(loginThrottle, signUpLimitsOf(clientAddress()), 'accounts from your network');
    if (mailer) {
      await beginAttempt(loginThrottle, signUpMailLimitsOf(body.email), 'sign-ups with this address');
    }
    const account = {
      name: body.name,
      email: body.email,
      phone: body.phone,
      companyName: body.companyName,
      companyAddress: body.companyAddress,
      // Whatever role the form sends, a registered person is a user (ROLE-03).
      role: 'user',
      passwordHash: await hashPassword(body.password),
      emailConfirmedAt: null,
    } as const;
    if (mailer) {
      await db.transaction((tx) => signUpByMail(tx, account, { mailer, now: now() }));
      return { success: true, message: wroteText(body.email) };
    }
    if (!(await addAccount(db, account))) throw fieldRefusal({ email: [fieldTexts.emailTaken] });
    return done('account.register');
  },

  'account.login': async ({ body, clientAddress, header, setHeader }) => {
    const email = body.email.trim();
    const client = clientAddress();
    const device = await knownDevices.find(header('cookie'), email);
    const { limits, hard, forgiven } = limitsOf(email, client, device);
    const verify = async () => {
      const user = await findAccount(db, email);
      return { user, known: await verifyPassword(user?.passwordHash, body.password) };
    };
    const wait = await loginThrottle.begin(limits);
    if (wait > 0) {
      const hardWait = await loginThrottle.begin(hard);
      if (hardWait > 0) throw tooMany(hardWait);
    }
    const result = wait > 0 ? await slowLane.run(client, verify) : await verify();
    if (!result?.user || !result.known)
      throw wait > 0 ? tooMany(wait) : new Refusal(401, refusalTexts.wrongPassword);
    // Beyond the limits only the hard one has counted this attempt.
    const counted = wait > 0 ? [...hard, ...limits.filter(({ key }) => forgiven.includes(key))] : limits;
    await loginThrottle.succeed(counted, forgiven);
    setHeader('Set-Cookie', await knownDevices.remember(email, device));
    const { user } = result;
    const data = await enter(db, user, { now: now(), sessionLifetime, userAgent: header('user-agent') });
    // An empty message: the screen shows its own (AUTH-IN-15).
    return { success: true, message: '', data };
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
