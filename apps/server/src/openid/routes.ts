import { fieldRefusal, found, Refusal } from '@gifting/api/core/refusal';
import { done, fieldTexts, missingTexts, refusalTexts } from '@gifting/api/core/texts';
import { paths } from '@gifting/domain/site/paths';
import { enter } from '../account/enter';
import { changeLimitsOf, openIdLimitsOf, signUpLimitsOf } from '../account/login-limits';
import { verifyPassword } from '../account/password';
import { addAccount, findAccount } from '../account/repository';
import { hashOf } from '../account/throttle';
import { beginAttempt } from '../account/too-many';
import { confirmEmailOf } from '../confirmation/repository';
import type { users } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { sameEmail } from '../profile/repository';
import { readSecret, secretCookie } from './cookie';
import { linkedMail } from './mails';
import type { OpenIdIdentity } from './provider';
import {
  findLinked,
  findWaiting,
  findWays,
  keepSignIn,
  linkIdentity,
  takeReturned,
  takeWaiting,
  unlinkIdentity,
} from './repository';

type User = typeof users.$inferSelect;

const failed = () => new Refusal(422, refusalTexts.openIdFailed);

/** Sign-in at an OpenID provider. Without one in the settings, each row answers with a 404. */
export const openIdRoutes = ({
  db,
  now,
  secureCookies,
  sessionLifetime,
  loginThrottle,
  mailer,
  openId,
}: Dependencies): HandlersOf<'openid'> => {
  const provider = () => found(openId, missingTexts.openId);

  /** Sends a browser to the provider, and remembers what for. */
  const start = async (
    asked: { readonly return_to: string | null; readonly remember: boolean },
    userId: number | null,
    {
      clientAddress,
      setHeader,
    }: Pick<Parameters<HandlersOf<'openid'>['openid.start']>[0], 'clientAddress' | 'setHeader'>,
  ) => {
    const { pageFor } = provider();
    await beginAttempt(loginThrottle, openIdLimitsOf(clientAddress()), 'sign-ins from your network');
    const secret = await keepSignIn(
      db,
      { returnTo: asked.return_to, remember: asked.remember, userId },
      now(),
    );
    const address = await pageFor(secret);
    setHeader('Set-Cookie', secretCookie(secret, secureCookies));
    return { address };
  };

  /** Opens an account; `undefined` if the e-mail has got one meanwhile. */
  const open = ({ issuer, subject, name }: OpenIdIdentity, email: string): Promise<User | undefined> =>
    db.transaction(async (tx) => {
      const user = await addAccount(tx, {
        name: name || (email.split('@')[0] ?? ''),
        email,
        phone: '',
        companyName: '',
        companyAddress: '',
        role: 'user',
        passwordHash: null,
        emailConfirmedAt: now(),
      });
      if (user && !(await linkIdentity(tx, { issuer, subject, userId: user.id, email, linkedAt: now() })))
        throw failed();
      return user;
    });

  return {
    'openid.provider': () => ({ name: provider().name }),

    'openid.start': ({ body, ...request }) => start(body, null, request),

    'openid.startLink': ({ body, caller, ...request }) => start(body, caller().id, request),

    'openid.finish': async ({ body, header, setHeader, clientAddress }) => {
      const { identityOf } = provider();
      const secret = readSecret(header('cookie'));
      const signIn = secret === undefined ? undefined : await takeReturned(db, secret, now());
      if (secret === undefined || !signIn) throw failed();
      const identity = await identityOf(secret, body.query);
      const { returnTo, remember } = signIn;
      const sessionOf = (user: User) =>
        enter(db, user, { now: now(), sessionLifetime, userAgent: header('user-agent') });
      const back = { returnTo, remember };

      const linked = await findLinked(db, identity.issuer, identity.subject);
      if (linked && signIn.userId !== null && signIn.userId !== linked.id)
        throw new Refusal(422, refusalTexts.openIdTaken);
      if (linked)
        return { ...back, outcome: 'signed_in', email: linked.email, session: await sessionOf(linked) };
      const { email, issuer, subject } = identity;
      // Anybody could have entered it there.
      if (email === null) throw new Refusal(422, refusalTexts.openIdUnverified);

      const waitFor = async (userId: number) => {
        const waiting = await keepSignIn(db, { ...back, userId, issuer, subject, email }, now());
        setHeader('Set-Cookie', secretCookie(waiting, secureCookies));
        const account = found(await findWaiting(db, waiting, now()), missingTexts.person);
        return { ...back, outcome: 'proof' as const, email: account.user.email, session: null };
      };
      if (signIn.userId !== null) return waitFor(signIn.userId);
      const account = await findAccount(db, email);
      if (account) return waitFor(account.id);
      await beginAttempt(loginThrottle, signUpLimitsOf(clientAddress()), 'accounts from your network');
      const opened = await open(identity, email);
      if (!opened) throw failed();
      return { ...back, outcome: 'opened', email, session: await sessionOf(opened) };
    },

    'openid.prove': async ({ body, header }) => {
      const { name: providerName } = provider();
      const secret = readSecret(header('cookie'));
      const waiting = secret === undefined ? undefined : await findWaiting(db, secret, now());
      if (secret === undefined || !waiting) throw failed();
      const { user } = waiting;
      const limits = changeLimitsOf(user.id);
      await beginAttempt(loginThrottle, limits);
      if (!(await verifyPassword(user.passwordHash, body.password)))
        throw fieldRefusal({ password: [fieldTexts.wrongPassword] });
      await loginThrottle.succeed(
        limits,
        limits.map(({ key }) => key),
      );
      return db.transaction(async (tx) => {
        const taken = await takeWaiting(tx, secret, now());
        const { issuer, subject, email } = taken ?? {};
        if (!taken || !issuer || !subject || !email) throw failed();
        if (!(await linkIdentity(tx, { issuer, subject, userId: user.id, email, linkedAt: now() })))
          throw new Refusal(422, refusalTexts.openIdTaken);
        // The provider has confirmed the very address.
        if (sameEmail(user.email, email)) await confirmEmailOf(tx, user.id, now());
        await mailer?.queue(tx, {
          key: `openid ${hashOf(secret)}`,
          to: user.email,
          ...linkedMail({
            person: user,
            provider: providerName,
            identity: email,
            forgotten: mailer.linkTo(paths.forgotPassword),
          }),
        });
        return {
          outcome: 'linked',
          email: user.email,
          returnTo: taken.returnTo,
          remember: taken.remember,
          session: await enter(tx, user, {
            now: now(),
            sessionLifetime,
            userAgent: header('user-agent'),
          }),
        };
      });
    },

    'openid.ways': ({ caller }) => {
      provider();
      return findWays(db, caller().id);
    },

    'openid.unlink': async ({ caller }) => {
      provider();
      if (!(await unlinkIdentity(db, caller().id))) throw new Refusal(422, refusalTexts.needsPassword);
      return done('openid.unlink');
    },
  };
};
