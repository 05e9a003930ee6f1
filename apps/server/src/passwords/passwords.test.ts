import { refusalTexts } from '@gifting/api/core/texts';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mails, passwordResets } from '../database/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

const minute = 60_000;
const email = 'noor@fernside.example';
const old = 'a-long-enough-secret';
const fresh = 'another-long-secret';

let app: TestApp;
let time: number;
let client: string;

beforeEach(async () => {
  time = Date.parse('2026-03-02T09:00:00Z');
  client = '192.0.2.1';
  app = await createTestApp({
    now: () => new Date(time),
    clientAddress: () => client,
    mail: { origin: () => 'https://gifts.example', mailbox: false },
  });
  await app.postForm('/api/register', {
    name: 'Noor Haddad',
    email,
    phone: '+44 113 496 0177',
    company_name: 'Fernside Studio',
    company_address: '14 Calder Wharf, Leeds',
    password: old,
    password_confirmation: old,
    role: 'user',
  });
  // What sign-up has written.
  await app.db.delete(mails);
});
afterEach(async () => {
  await app.close();
  expect(app.reported).toEqual([]);
});

const signedIn = z.object({ data: z.object({ token: z.string() }) });
const login = (password: string) => app.post('/api/login', { email, password });
const signIn = async (password = old) => z.parse(signedIn, (await login(password)).body).data.token;
const forget = (address = email) => app.post('/api/v1/password/forgotten', { email: address });
const reset = (token: string, password = fresh) => app.post('/api/v1/password/reset', { token, password });
const change = (token: string, current_password = old, password = fresh) =>
  app.post('/api/v1/password', { current_password, password }, { token });
const isSignedIn = async (token: string) => (await app.get('/api/v1/session', { token })).status === 200;

const sent = () => app.db.select().from(mails).orderBy(asc(mails.id));
/** The token in the latest mail. */
const mailedToken = async (): Promise<string> => {
  const { body = '' } = (await sent()).at(-1) ?? {};
  return /https:\/\/gifts\.example\/forgot-password\/([\w-]+)/.exec(body)?.[1] ?? '';
};

describe('a change of the password', () => {
  it('ends all sessions but its own, and is told by mail', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await change(here)).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect([(await login(old)).status, (await login(fresh)).status]).toEqual([401, 200]);
    expect(await sent()).toMatchObject([{ recipient: email, subject: expect.stringContaining('changed') }]);
  });

  it('needs the present password and a good new one, and changes nothing without', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await change(here, 'wrong')).body).toMatchObject({
      errors: { current_password: [expect.anything()] },
    });
    expect((await change(here, old, 'password1')).body).toMatchObject({
      errors: { password: [expect.anything()] },
    });
    expect([(await login(old)).status, await isSignedIn(there)]).toEqual([200, true]);
    expect(await sent()).toEqual([]);
  });

  it('is not a way to guess the present password', async () => {
    const token = await signIn();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(token, `wrong ${guess}`)).status).toBe(422);
    const refused = await change(token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    time += 10 * minute;
    expect((await change(token)).status).toBe(200);
  });

  it('voids links to a new one', async () => {
    await forget();
    const link = await mailedToken();
    await change(await signIn());
    expect((await reset(link, 'a-third-long-secret')).status).toBe(404);
  });
});

describe('a forgotten password', () => {
  it('is replaced once by the mailed link, which ends all sessions', async () => {
    const session = await signIn();
    expect((await forget(email.toUpperCase())).status).toBe(200);
    const token = await mailedToken();
    expect(await sent()).toMatchObject([{ recipient: email }]);
    expect((await reset(token)).status).toBe(200);
    expect(await isSignedIn(session)).toBe(false);
    expect([(await login(old)).status, (await login(fresh)).status]).toEqual([401, 200]);
    expect((await reset(token, 'a-third-long-secret')).status).toBe(404);
    expect((await login(fresh)).status).toBe(200);
    expect((await sent()).at(-1)?.subject).toContain('changed');
  });

  it('survives a scanner that opens the link', async () => {
    await forget();
    const token = await mailedToken();
    for (let opened = 0; opened < 3; opened += 1) await app.get(`/forgot-password/${token}`);
    expect((await reset(token)).status).toBe(200);
  });

  it('keeps the page of the link from referrers and search engines', async () => {
    const { headers } = await app.get('/forgot-password/any');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  it('is replaced by one of two at the same moment', async () => {
    await forget();
    const token = await mailedToken();
    const answers = await Promise.all([reset(token, 'the-first-secret'), reset(token, 'the-second-secret')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('has a link that ends after 30 minutes, or with another one’s use', async () => {
    await forget();
    const first = await mailedToken();
    await forget();
    const second = await mailedToken();
    time += 29 * minute;
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(404);
    await forget();
    const third = await mailedToken();
    time += 30 * minute;
    expect((await reset(third)).status).toBe(404);
  });

  it('keeps its link when the new password is refused', async () => {
    await forget();
    const token = await mailedToken();
    expect((await reset(token, 'password1')).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  it('is stored as a hash', async () => {
    await forget();
    const token = await mailedToken();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await app.db.select().from(passwordResets))).not.toContain(token);
  });

  it('does not tell who has an account: the same answer, by the same work', async () => {
    const known = await forget();
    const unknown = await forget('nobody@fernside.example');
    expect(unknown).toEqual({ ...known, headers: expect.anything() });
    expect(await app.db.select().from(passwordResets)).toHaveLength(2);
    const [ofKnown, ofUnknown] = await sent();
    expect(ofUnknown).toMatchObject({ recipient: 'nobody@fernside.example', subject: ofKnown?.subject });
    expect(ofUnknown?.body).toContain('There is none');
    expect(ofUnknown?.body).not.toContain('/forgot-password/');
  });

  it('sends three mails to an address in ten minutes, known or not', async () => {
    for (const address of [email, 'nobody@fernside.example']) {
      for (let asked = 0; asked < 3; asked += 1) expect((await forget(address)).status).toBe(200);
      expect((await forget(address)).status).toBe(429);
    }
    expect(await sent()).toHaveLength(6);
    time += 10 * minute;
    expect((await forget()).status).toBe(200);
  });

  it('sends thirty mails for a client in ten minutes', async () => {
    for (let asked = 0; asked < 30; asked += 1) await forget(`person-${asked}@fernside.example`);
    expect((await forget('one-more@fernside.example')).status).toBe(429);
    client = '192.0.2.2';
    expect((await forget('one-more@fernside.example')).status).toBe(200);
  });

  it('is not replaced by guesses', async () => {
    await forget();
    const token = await mailedToken();
    for (let guess = 0; guess < 50; guess += 1) expect((await reset(`guess-${guess}`)).status).toBe(404);
    expect((await reset('guess')).status).toBe(429);
    client = '192.0.2.2';
    expect((await reset(token)).status).toBe(200);
  });
});

it('without mail no link is promised', async () => {
  const other = await createTestApp();
  const { status, body } = await other.post('/api/v1/password/forgotten', { email });
  expect({ status, body }).toMatchObject({ status: 422, body: { message: refusalTexts.noMail } });
  await other.close();
});

it('expired links are deleted with the next', async () => {
  await forget();
  time += 31 * minute;
  await forget('nobody@fernside.example');
  const left = await app.db.select().from(passwordResets);
  expect(left).toMatchObject([{ userId: null }]);
  expect(await app.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
});
