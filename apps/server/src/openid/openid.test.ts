import { refusalTexts } from '@gifting/api/core/texts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mails, openIdIdentities, openIdSignIns, users } from '../database/schema';
import { comeBack, type OpenIdIssuer, startOpenIdIssuer } from '../testing/openid-issuer';
import { createTestApp, type TestApp } from '../testing/test-app';

const site = 'https://gifts.example';
const password = 'a-long-enough-secret';
const minute = 60_000;
const noor = {
  sub: 'noor-at-the-issuer',
  email: 'noor@fernside.example',
  email_verified: true,
  name: 'Noor Haddad',
} as const;

let issuer: OpenIdIssuer;
let app: TestApp;
let time: number;

beforeAll(async () => {
  issuer = await startOpenIdIssuer(site);
});
afterAll(() => issuer.stop());

const openApp = (settings: Partial<OpenIdIssuer['settings']> = {}) =>
  createTestApp({
    now: () => new Date(time),
    mail: { origin: () => site, mailbox: false },
    openId: { ...issuer.settings, ...settings, origin: () => site },
  });

beforeEach(async () => {
  time = Date.now();
  issuer.person = noor;
  app = await openApp();
});
afterEach(() => app.close());

const started = z.object({ data: z.object({ address: z.string() }) });
const returned = z.object({
  data: z.object({
    outcome: z.string(),
    email: z.string(),
    return_to: z.nullable(z.string()),
    remember: z.boolean(),
    session: z.nullable(z.object({ token: z.string() })),
  }),
});

const cookieOf = (headers: Headers): string =>
  /openid=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

/** Begins a sign-in, as one browser. */
const start = async (body: object = {}, token?: string) => {
  const reply = await app.post(
    token === undefined ? '/api/v1/openid/start' : '/api/v1/openid/link',
    body,
    token === undefined ? {} : { token },
  );
  expect(reply.status).toBe(200);
  return {
    address: z.parse(started, reply.body).data.address,
    cookie: cookieOf(reply.headers),
    header: reply.headers.get('set-cookie') ?? '',
  };
};
const post = (path: string, body: object, cookie: string) =>
  app.post(path, body, { headers: { Cookie: cookie } });
const finish = (query: string, cookie: string) => post('/api/v1/openid/finish', { query }, cookie);
const prove = (cookie: string, given = password) => post('/api/v1/openid/prove', { password: given }, cookie);

/** Goes to the issuer and back. */
const signIn = async (body: object = {}, token?: string) => {
  const { address, cookie } = await start(body, token);
  return finish(await comeBack(address, site), cookie);
};
const outcomeOf = ({ body }: { readonly body: unknown }) => z.parse(returned, body).data;

const signUp = () =>
  app.postForm('/api/register', {
    name: noor.name,
    email: noor.email,
    phone: '+44 113 496 0177',
    company_name: 'Fernside Studio',
    company_address: '14 Calder Wharf, Leeds',
    password,
    password_confirmation: password,
    role: 'user',
  });

const isRefused = (
  reply: { readonly status: number; readonly body: unknown },
  message: string,
  status = 422,
) => expect(reply).toMatchObject({ status, body: { message } });

/** The people with Noor's address, and the identities there are. */
const stored = async () => ({
  people: (await app.db.select().from(users).where(eq(users.email, noor.email))).length,
  identities: (await app.db.select().from(openIdIdentities)).length,
});

describe('a person without an account', () => {
  it('gets one without a password, and signs in to it again', async () => {
    const { outcome, email, session, return_to, remember } = outcomeOf(
      await signIn({ return_to: '/payment-details?step=2', remember: true }),
    );
    expect({ outcome, email, return_to, remember }).toEqual({
      outcome: 'opened',
      email: noor.email,
      return_to: '/payment-details?step=2',
      remember: true,
    });
    expect((await app.get('/api/v1/profile', { token: session?.token ?? '' })).body).toMatchObject({
      data: { personal: { name: noor.name, email: noor.email } },
    });
    expect(outcomeOf(await signIn()).outcome).toBe('signed_in');
    expect(await stored()).toEqual({ people: 1, identities: 1 });
    expect((await app.post('/api/login', { email: noor.email, password: 'null' })).status).toBe(401);
  });

  it('sets a password by a mailed link, and then may unlink', async () => {
    const token = outcomeOf(await signIn()).session?.token ?? '';
    isRefused(await app.delete('/api/v1/openid/identity', { token }), refusalTexts.needsPassword);
    await app.post('/api/v1/password/forgotten', { email: noor.email });
    const [mail] = await app.db.select().from(mails);
    const link = /forgot-password\/([\w-]+)/.exec(mail?.body ?? '')?.[1];
    expect((await app.post('/api/v1/password/reset', { token: link, password })).status).toBe(200);
    const again = outcomeOf(await signIn()).session?.token ?? '';
    expect((await app.get('/api/v1/openid/identity', { token: again })).body).toMatchObject({
      data: { identity: { email: noor.email }, has_password: true },
    });
    expect((await app.delete('/api/v1/openid/identity', { token: again })).status).toBe(200);
    expect((await app.post('/api/login', { email: noor.email, password })).status).toBe(200);
    expect(outcomeOf(await signIn()).outcome).toBe('proof');
  });

  it('gets none on an e-mail that the issuer has not confirmed', async () => {
    issuer.person = { ...noor, sub: 'unconfirmed', email_verified: false };
    isRefused(await signIn(), refusalTexts.openIdUnverified);
    expect(await stored()).toEqual({ people: 0, identities: 0 });
  });
});

describe('a person whom the issuer describes oddly', () => {
  it('gets a name from the e-mail in place of one that no form would take', async () => {
    issuer.person = { ...noor, name: 'x'.repeat(256) };
    const token = outcomeOf(await signIn()).session?.token ?? '';
    expect((await app.get('/api/v1/profile', { token })).body).toMatchObject({
      data: { personal: { name: 'noor' } },
    });
  });

  it.each(['noor@bücher.example', 'noor', `${'n'.repeat(250)}@fernside.example`])(
    'gets no account with the e-mail %s',
    async (email) => {
      issuer.person = { ...noor, email };
      isRefused(await signIn(), refusalTexts.openIdUnverified);
    },
  );
});

describe('an account with the same e-mail', () => {
  beforeEach(async () => {
    expect((await signUp()).status).toBe(200);
    // What sign-up has written.
    await app.db.delete(mails);
  });

  /** The cookie of a browser that is back and has not proved the password. */
  const waiting = async (body: object = {}, token?: string) => {
    const reply = await signIn(body, token);
    expect(outcomeOf(reply)).toMatchObject({ outcome: 'proof', session: null });
    return cookieOf(reply.headers);
  };

  /** Sets another password by a mailed link. */
  const renewPassword = async () => {
    await app.post('/api/v1/password/forgotten', { email: noor.email });
    const token = (await app.db.select().from(mails))
      .flatMap(({ body }) => /forgot-password\/([\w-]+)/.exec(body)?.[1] ?? [])
      .at(-1);
    const reply = await app.post('/api/v1/password/reset', { token, password: 'another-long-secret' });
    expect(reply.status).toBe(200);
  };

  it('is linked once its password is proved as well, and is told by mail', async () => {
    const cookie = await waiting({ return_to: '/dashboard/orders' });
    expect(await stored()).toEqual({ people: 1, identities: 0 });
    expect(outcomeOf(await prove(cookie))).toMatchObject({
      outcome: 'linked',
      return_to: '/dashboard/orders',
      session: { token: expect.any(String) },
    });
    expect(await stored()).toEqual({ people: 1, identities: 1 });
    expect(await app.db.select().from(mails)).toMatchObject([
      { recipient: noor.email, subject: expect.stringContaining('Another way to sign in') },
    ]);
    expect(outcomeOf(await signIn()).outcome).toBe('signed_in');
    isRefused(await prove(cookie), refusalTexts.openIdFailed);
  });

  it('stays as it is without the password, which cannot be guessed', async () => {
    const cookie = await waiting();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await prove(cookie, `wrong ${guess}`)).body).toMatchObject({
        errors: { password: [expect.anything()] },
      });
    expect((await prove(cookie)).status).toBe(429);
    expect(await stored()).toEqual({ people: 1, identities: 0 });
  });

  it('stays as it is for an unconfirmed e-mail', async () => {
    issuer.person = { ...noor, sub: 'unconfirmed', email_verified: false };
    isRefused(await signIn(), refusalTexts.openIdUnverified);
    expect((await app.db.select().from(openIdSignIns)).length).toBe(0);
  });

  it('is not linked ten minutes later, nor by another browser', async () => {
    const cookie = await waiting();
    isRefused(await prove('openid=unknown'), refusalTexts.openIdFailed);
    isRefused(await prove(''), refusalTexts.openIdFailed);
    time += 10 * minute;
    isRefused(await prove(cookie), refusalTexts.openIdFailed);
  });

  it('is linked to an identity with another e-mail from its profile', async () => {
    const { token } = z.parse(
      z.object({ data: z.object({ token: z.string() }) }),
      (await app.post('/api/login', { email: noor.email, password })).body,
    ).data;
    issuer.person = { ...noor, sub: 'private', email: 'noor@private.example' };
    const cookie = await waiting({}, token);
    expect(outcomeOf(await prove(cookie)).email).toBe(noor.email);
    expect((await app.get('/api/v1/openid/identity', { token })).body).toMatchObject({
      data: { identity: { email: 'noor@private.example' }, has_password: true },
    });
    const other = await app.person();
    isRefused(await signIn({}, other.token), refusalTexts.openIdTaken);
  });

  it('opened by a stranger, is its owner’s alone once they have set a new password by mail', async () => {
    const { token } = z.parse(
      z.object({ data: z.object({ token: z.string() }) }),
      (await app.post('/api/login', { email: noor.email, password })).body,
    ).data;
    issuer.person = { ...noor, sub: 'stranger', email: 'stranger@evil.example' };
    expect((await prove(await waiting({}, token))).status).toBe(200);
    await renewPassword();
    const { outcome, email } = outcomeOf(await signIn());
    expect({ outcome, email }).toEqual({ outcome: 'opened', email: 'stranger@evil.example' });
  });

  it('keeps the identity of its own address over a new password by mail', async () => {
    expect((await prove(await waiting())).status).toBe(200);
    await renewPassword();
    expect(outcomeOf(await signIn()).outcome).toBe('signed_in');
  });

  it('lets nobody in while it is disabled', async () => {
    const cookie = await waiting();
    await app.db
      .update(users)
      .set({ disabledAt: new Date(time) })
      .where(eq(users.email, noor.email));
    isRefused(await prove(cookie), refusalTexts.disabled, 403);
    expect(await stored()).toEqual({ people: 1, identities: 0 });
  });
});

describe('an attack', () => {
  it('cannot use a sign-in twice', async () => {
    const { address, cookie } = await start();
    const query = await comeBack(address, site);
    expect((await finish(query, cookie)).status).toBe(200);
    isRefused(await finish(query, cookie), refusalTexts.openIdFailed);
  });

  it('cannot use a code twice, in a sign-in of its own', async () => {
    const { address, cookie } = await start();
    const used = new URLSearchParams(await comeBack(address, site));
    expect((await finish(`?${used}`, cookie)).status).toBe(200);
    const own = await start();
    const query = new URLSearchParams(await comeBack(own.address, site));
    query.set('code', used.get('code') ?? '');
    isRefused(await finish(`?${query}`, own.cookie), refusalTexts.openIdFailed);
  });

  it('cannot bring a sign-in of its own into another browser', async () => {
    const own = await start();
    const query = await comeBack(own.address, site);
    const victim = await start();
    isRefused(await finish(query, victim.cookie), refusalTexts.openIdFailed);
    isRefused(await finish(query, ''), refusalTexts.openIdFailed);
    // The victim's own has been used up by the try.
    isRefused(await finish(await comeBack(victim.address, site), victim.cookie), refusalTexts.openIdFailed);
    expect(await stored()).toEqual({ people: 0, identities: 0 });
  });

  it.each(['nonce', 'code_challenge'])('cannot replace the %s', async (parameter) => {
    const { address, cookie } = await start();
    const forged = new URL(address);
    forged.searchParams.set(parameter, 'Z'.repeat(43));
    isRefused(await finish(await comeBack(forged.href, site), cookie), refusalTexts.openIdFailed);
    expect(await stored()).toEqual({ people: 0, identities: 0 });
  });

  it.each(['state', 'iss'])('cannot replace the %s in the answer', async (parameter) => {
    const { address, cookie } = await start();
    const query = new URLSearchParams(await comeBack(address, site));
    query.set(parameter, 'https://evil.example');
    isRefused(await finish(`?${query}`, cookie), refusalTexts.openIdFailed);
  });

  it('cannot lead to another site', async () => {
    for (const path of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'orders',
    ])
      expect((await app.post('/api/v1/openid/start', { return_to: path })).body).toMatchObject({
        errors: { return_to: [expect.anything()] },
      });
  });

  it('cannot read the secret: its cookie is out of reach, and the database has a hash', async () => {
    const { cookie, header } = await start();
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Lax/);
    expect(header).toMatch(/Max-Age=600/);
    const secret = cookie.replace('openid=', '');
    expect(JSON.stringify(await app.db.select().from(openIdSignIns))).not.toContain(secret);
  });

  it('cannot begin without end', async () => {
    for (let count = 0; count < 100; count += 1) await start();
    expect((await app.post('/api/v1/openid/start', {})).status).toBe(429);
  });
});

describe('what may go wrong', () => {
  it('is said calmly when the person cancels', async () => {
    issuer.person = null;
    isRefused(await signIn(), refusalTexts.openIdRefused);
  });

  it('is said when it took too long, and sweeps what is left', async () => {
    const { address, cookie } = await start();
    const query = await comeBack(address, site);
    time += 10 * minute;
    isRefused(await finish(query, cookie), refusalTexts.openIdFailed);
    await start();
    expect(await app.db.select().from(openIdSignIns)).toHaveLength(1);
  });

  it('is said calmly while the issuer is away, and passwords still work', async () => {
    await signUp();
    const { address, cookie } = await start();
    const query = await comeBack(address, site);
    await app.close();
    const port = Number(new URL(issuer.settings.issuer).port);
    await issuer.stop();
    app = await openApp();
    await signUp();
    isRefused(await app.post('/api/v1/openid/start', {}), refusalTexts.openIdAway, 503);
    isRefused(await finish(query, cookie), refusalTexts.openIdFailed);
    expect((await app.post('/api/login', { email: noor.email, password })).status).toBe(200);
    issuer = await startOpenIdIssuer(site, port);
    issuer.person = noor;
    // The next attempt asks anew.
    expect(outcomeOf(await signIn()).outcome).toBe('proof');
    const second = await start();
    const secondQuery = await comeBack(second.address, site);
    await issuer.stop();
    isRefused(await finish(secondQuery, second.cookie), refusalTexts.openIdAway, 503);
    issuer = await startOpenIdIssuer(site, port);
  });

  it('is an issuer that calls itself something else', async () => {
    await app.close();
    app = await openApp({ issuer: issuer.settings.issuer.replace('127.0.0.1', 'localhost') });
    isRefused(await app.post('/api/v1/openid/start', {}), refusalTexts.openIdAway, 503);
  });
});

it('is offered only where an issuer is set up', async () => {
  const capabilitiesOf = async () => (await app.get('/api/v1/capabilities')).body;
  expect(await capabilitiesOf()).toMatchObject({ data: expect.arrayContaining(['account.openid']) });
  await app.close();
  app = await createTestApp();
  expect(await capabilitiesOf()).toMatchObject({ data: expect.not.arrayContaining(['account.openid']) });
  expect((await app.post('/api/v1/openid/start', {})).status).toBe(404);
});
