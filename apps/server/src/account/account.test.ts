import { demoPassword } from '@gifting/api/demo/users';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defaultSessionLifetime } from '../app';
import { loginFailures, sessions, users } from '../database/schema';
import { createTestApp, type TestApp } from '../testing/test-app';
import { limitsOf, loginPeriod, signUpLimitsOf } from './login-limits';
import { startSession } from './sessions';
import { createThrottle, hashOf } from './throttle';

const minute = 60_000;
const hour = 60 * minute;
const start = new Date('2026-03-02T09:00:00Z').getTime();

let app: TestApp;
let clock = start;
let client = 0;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock), clientAddress: () => `192.0.2.${client}` });
});
// Each test has its own client address, so that throttling does not carry over.
beforeEach(() => {
  clock = start;
  client += 1;
});
afterAll(() => app.close());

const form = {
  name: 'Imogen Vale',
  email: 'imogen@example.com',
  phone: '+44 20 7946 0011',
  company_name: 'Vale and Sons',
  company_address: '1 High Street, York',
  password: 'correct horse',
  password_confirmation: 'correct horse',
};

const signedIn = z.object({ data: z.object({ token: z.string() }) });
const tokenOf = (body: unknown): string => z.parse(signedIn, body).data.token;

const signIn = (email: string, password = demoPassword, cookie = '') =>
  app.post('/api/login', { email, password }, { headers: { cookie } });

/** The cookie by which a device that signed in is known. */
const deviceOf = ({ headers }: { readonly headers: Headers }): string =>
  headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A throttle that shares the app's counts through the database: it fails attempts without hashing a password. */
const throttle = () => createThrottle(app.db, loginPeriod, () => new Date(clock));

describe('register', () => {
  it('opens an account that can sign in at once', async () => {
    const { status, body } = await app.postForm('/api/register', form);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Account created successfully' });
    expect((await signIn(form.email, form.password)).status).toBe(200);
    const [account] = await app.db.select().from(users).where(eq(users.email, form.email));
    expect(account).toMatchObject({
      name: 'Imogen Vale',
      companyName: 'Vale and Sons',
      companyAddress: '1 High Street, York',
      role: 'user',
    });
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('makes a user of whoever asks to be an administrator', async () => {
    const email = 'eager@example.com';
    await app.postForm('/api/register', { ...form, email, role: 'admin', id: '1', is_admin: 'true' });
    const { body } = await signIn(email, form.password);
    expect(body).toMatchObject({ data: { user: { role: 'user' } } });
    const reply = await app.get('/api/admin/v1/order/pending', { token: tokenOf(body) });
    expect(reply.status).toBe(403);
  });

  it('takes an address once, whatever its letter case', async () => {
    const { status, body } = await app.postForm('/api/register', { ...form, email: ' BUYER@Example.COM ' });
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: 'An account with this email already exists',
      errors: { email: ['An account with this email already exists'] },
    });
  });

  it('opens one account for two forms at once', async () => {
    const email = 'twice@example.com';
    const replies = await Promise.all([
      app.postForm('/api/register', { ...form, email }),
      app.postForm('/api/register', { ...form, email: 'Twice@example.com' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('says what is wrong with each field', async () => {
    const { status, body } = await app.postForm('/api/register', {
      name: '  ',
      email: 'nobody',
      phone: '1'.repeat(256),
      password: '',
      company_name: new File(['x'], 'x.txt'),
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      success: false,
      message: 'Enter your full name (and 6 more)',
      errors: {
        name: ['Enter your full name'],
        email: ['Enter an email address like name@company.com'],
        phone: ['Use 255 characters or fewer'],
        company_name: ['Company name must be text'],
        company_address: ['Company address is required'],
        password: ['Enter a password'],
        password_confirmation: ['Password confirmation is required'],
      },
    });
  });

  it('refuses a password that was retyped differently', async () => {
    const { status, body } = await app.postForm('/api/register', { ...form, password_confirmation: 'wrong' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { password_confirmation: ['The passwords do not match'] } });
  });

  it('refuses a password of a letter, of a book, and of everybody', async () => {
    for (const [password, message] of [
      ['x', 'Use a password of 8 characters or more'],
      ['x'.repeat(257), 'Use 256 characters or fewer'],
      ['Password1', 'This password is one of the most common ones: choose another'],
    ]) {
      const reply = await app.postForm('/api/register', {
        ...form,
        password,
        password_confirmation: password,
      });
      expect(reply).toMatchObject({ status: 422, body: { errors: { password: [message] } } });
    }
    const longest = 'x'.repeat(256);
    const email = 'longest@example.com';
    await app.postForm('/api/register', {
      ...form,
      email,
      password: longest,
      password_confirmation: longest,
    });
    expect((await signIn(email, longest)).status).toBe(200);
  });

  it('opens fifty accounts in ten minutes for one machine, and says nothing of others after that', async () => {
    for (let count = 0; count < 50; count += 1) await throttle().begin(signUpLimitsOf(`192.0.2.${client}`));
    for (const email of ['one-more@example.com', 'buyer@example.com']) {
      const { status, body } = await app.postForm('/api/register', { ...form, email });
      expect(status).toBe(429);
      expect(body).toMatchObject({
        message: 'Too many accounts from your network. Try again in 10 minutes.',
      });
    }
    clock += 10 * minute;
    expect((await app.postForm('/api/register', { ...form, email: 'one-more@example.com' })).status).toBe(
      200,
    );
  });

  it('refuses a form that is cut off', async () => {
    const { status } = await app.send('/api/register', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="na',
    });
    expect(status).toBe(400);
  });
});

describe('login', () => {
  it('answers the person and a token, in any letter case of the address', async () => {
    for (const email of ['buyer@example.com', 'BUYER@example.com', ' Buyer@Example.com ']) {
      const { status, body } = await signIn(email);
      expect(status).toBe(200);
      expect(body).toEqual({
        success: true,
        message: '',
        data: {
          user: {
            id: expect.any(Number),
            name: 'Amara Okafor',
            email: 'buyer@example.com',
            phone: '+44 113 496 0142',
            role: 'user',
          },
          token: expect.stringMatching(/^[\w-]{43}$/),
        },
      });
    }
  });

  it('keeps the hash of a token, not the token', async () => {
    const token = tokenOf((await signIn('buyer@example.com')).body);
    const rows = await app.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('words an unknown address and a wrong password alike', async () => {
    const replies = [
      await signIn('nobody@example.com'),
      await signIn('buyer@example.com', 'wrong'),
      await signIn("' or 1=1 --", 'wrong'),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: 'The email or password is incorrect', errors: {} });
    }
  });

  it('asks for both fields', async () => {
    const { status, body } = await app.post('/api/login', { email: '' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: { email: ['Email is required'], password: ['Password is required'] },
    });
  });

  it('takes as long over an unknown address as over a wrong password', async () => {
    const timeOf = async (email: string): Promise<number> => {
      const times: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        const before = performance.now();
        await signIn(email, 'wrong');
        times.push(performance.now() - before);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await timeOf('buyer@example.com'), await timeOf('nobody@example.com')];
    // Without a hash for an unknown address, the ratio is about a tenth.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('slows guesses of a machine after ten failures, says for how long, and lets the right one pass', async () => {
    const email = 'admin@example.com';
    for (let failure = 0; failure < 10; failure += 1)
      expect((await signIn(email.toUpperCase(), 'wrong')).status).toBe(401);
    clock += 3.5 * minute;
    const { status, body, headers } = await signIn(email, 'wrong');
    expect(status).toBe(429);
    expect(body).toMatchObject({ message: 'Too many failed attempts. Try again in 7 minutes.' });
    expect(headers.get('retry-after')).toBe('390');
    expect((await signIn('buyer@example.com', 'wrong')).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });

  it('slows guesses at an unknown account in the same words', async () => {
    for (let failure = 0; failure < 10; failure += 1) await signIn('nobody@example.com', 'wrong');
    const { status, body } = await signIn('nobody@example.com');
    expect(status).toBe(429);
    expect(body).toMatchObject({ message: 'Too many failed attempts. Try again in 10 minutes.' });
  });

  it('slows guesses at an account after a hundred failures from wherever, and does not bar its owner', async () => {
    const email = 'buyer@example.com';
    for (let failure = 0; failure < 100; failure += 1)
      await throttle().begin(limitsOf(email, `198.51.100.${failure}`).limits);
    expect((await signIn(email, 'wrong')).status).toBe(429);
    expect((await signIn(email)).status).toBe(200);
  });

  it('slows guesses of a machine after fifty failures, also when they are sent at once, and bars nobody behind it', async () => {
    for (let failure = 0; failure < 46; failure += 1)
      await throttle().begin(limitsOf(`guessed-${failure}@example.com`, `192.0.2.${client}`).limits);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, number) => signIn(`guess-${number}@example.com`, 'wrong')),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await signIn('buyer@example.com')).status).toBe(200);
  });

  it('bars a machine after a thousand guesses beyond its limit, and nobody on a known device behind it', async () => {
    const address = `192.0.2.${client}`;
    const known = deviceOf(await signIn('buyer@example.com'));
    for (let failure = 0; failure < 50; failure += 1)
      await throttle().begin(limitsOf(`guessed-${failure}@example.com`, address).limits);
    await app.db
      .insert(loginFailures)
      .values({ keyHash: hashOf(`client ${address} hard`), failures: 1000, since: new Date(clock) });
    expect((await signIn('buyer@example.com')).status).toBe(429);
    expect((await signIn('buyer@example.com', demoPassword, known)).status).toBe(200);
    client += 1;
    expect((await signIn('buyer@example.com')).status).toBe(200);
  });

  it('counts a device that signed in before by itself, for that account only', async () => {
    const email = 'buyer@example.com';
    const known = deviceOf(await signIn(email));
    for (let failure = 0; failure < 11; failure += 1) await signIn(email, 'wrong');
    expect((await signIn(email, 'wrong', known)).status).toBe(401);
    for (const forged of [`${known.slice(0, -1)}${known.endsWith('A') ? 'B' : 'A'}`, 'device=x', ''])
      expect((await signIn(email, 'wrong', forged)).status).toBe(429);
    for (let failure = 0; failure < 10; failure += 1) await signIn('admin@example.com', 'wrong');
    expect((await signIn('admin@example.com', 'wrong', known)).status).toBe(429);
  });

  it('marks a device by a cookie that scripts cannot read and only sign-in receives', async () => {
    const [cookie] = (await signIn('buyer@example.com')).headers.getSetCookie();
    expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}; /);
    expect(cookie).toContain('; Path=/api/login; HttpOnly; SameSite=Strict');
    expect(cookie).not.toContain('Secure');
    expect((await signIn('buyer@example.com', 'wrong')).headers.getSetCookie()).toEqual([]);
    const site = await createTestApp({ publicUrl: 'https://gifts.example' });
    const body = { email: 'buyer@example.com', password: demoPassword };
    expect((await site.post('/api/login', body)).headers.getSetCookie()[0]).toContain('; Secure');
    await site.close();
  });

  it('does not bar who signs in often', async () => {
    for (let time = 0; time < 12; time += 1) expect((await signIn('buyer@example.com')).status).toBe(200);
  });
});

describe('a session', () => {
  const ownOrders = (token: string) => app.get('/api/v1/pending-order', { token });

  it('ends with logout', async () => {
    const token = tokenOf((await signIn('buyer@example.com')).body);
    expect((await ownOrders(token)).status).toBe(200);
    const { status, body } = await app.send('/api/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Logged out successfully' });
    expect((await ownOrders(token)).status).toBe(401);
  });

  it('ends unused after 12 hours, and not while it is used', async () => {
    const { token } = await app.person();
    for (let use = 0; use < 3; use += 1) {
      clock += 11 * hour;
      expect((await ownOrders(token)).status).toBe(200);
    }
    clock += 12 * hour;
    expect((await ownOrders(token)).status).toBe(401);
  });

  it('ends after 30 days, however much it is used', async () => {
    const { token } = await app.person();
    for (let use = 0; use < 65; use += 1) {
      clock += 11 * hour;
      expect((await ownOrders(token)).status).toBe(200);
    }
    clock += 6 * hour;
    expect((await ownOrders(token)).status).toBe(401);
  });

  it('writes a use down at most once a minute', async () => {
    const { id, token } = await app.person();
    const lastUse = async () =>
      (await app.db.select().from(sessions).where(eq(sessions.userId, id)))[0]?.lastUsedAt.getTime();
    clock += 59_000;
    await ownOrders(token);
    expect(await lastUse()).toBe(start);
    clock += 1000;
    await ownOrders(token);
    expect(await lastUse()).toBe(start + minute);
  });

  it('ends when the person starts twenty more; the one used longest ago first', async () => {
    const { id, token } = await app.person();
    const tokens: string[] = [];
    for (let count = 0; count < 19; count += 1) {
      clock += minute;
      tokens.push(await startSession(app.db, id, new Date(clock), defaultSessionLifetime));
    }
    expect((await ownOrders(token)).status).toBe(200);
    clock += minute;
    await startSession(app.db, id, new Date(clock), defaultSessionLifetime);
    expect((await ownOrders(token)).status).toBe(200);
    expect((await ownOrders(tokens[0] ?? '')).status).toBe(401);
    expect((await ownOrders(tokens[1] ?? '')).status).toBe(200);
  });

  it('is swept up, once expired, when the person signs in again', async () => {
    const before = await app.db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.email} = 'buyer@example.com'`);
    const id = before[0]?.id ?? 0;
    clock += 31 * 24 * hour;
    await signIn('buyer@example.com');
    const [left] = await app.db.select({ sessions: count() }).from(sessions).where(eq(sessions.userId, id));
    expect(left?.sessions).toBe(1);
  });
});
