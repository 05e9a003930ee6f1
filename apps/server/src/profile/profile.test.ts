import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailChanges, mails } from '../database/schema';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

const minute = 60_000;
const day = 24 * 60 * minute;
const fresh = 'noor@lind.example';

let app: TestApp;
let time: number;
let client: string;
let person: Person;
let old: string;

const profileShape = z.object({
  data: z.object({
    personal: z.object({ name: z.string(), email: z.string(), version: z.number() }),
    email_change: z.nullable(
      z.object({ email: z.string(), old_confirmed: z.boolean(), new_confirmed: z.boolean() }),
    ),
  }),
});

const read = async (token = person.token) =>
  z.parse(profileShape, (await app.get('/api/v1/profile', { token })).body).data;

beforeEach(async () => {
  time = Date.parse('2026-03-02T09:00:00Z');
  client = '192.0.2.1';
  app = await createTestApp({
    now: () => new Date(time),
    clientAddress: () => client,
    mail: { origin: () => 'https://gifts.example', mailbox: false },
  });
  person = await app.person();
  old = (await read()).personal.email;
});
afterEach(async () => {
  await app.close();
  expect(app.reported).toEqual([]);
});

const details = { name: 'Noor Lind', phone: '1', company_name: 'Lind', company_address: 'Leeds' };
const save = (changes: object, token = person.token) =>
  app.post('/api/v1/profile/personal', { ...details, email: old, ...changes }, { token });
const ask = (email = fresh) => save({ email });
const confirm = (token: string) => app.post('/api/v1/profile/email/confirm', { token });
const sent = () => app.db.select().from(mails).orderBy(asc(mails.id));
/** The token in the latest mail to an address. */
const tokenTo = async (address: string): Promise<string> => {
  const mail = (await sent()).filter(({ recipient }) => recipient === address).at(-1);
  return /https:\/\/gifts\.example\/confirm-email\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
};
const bothTokens = async () => [await tokenTo(old), await tokenTo(fresh)] as const;

describe('a change of e-mail', () => {
  it('happens once it is confirmed at both addresses, in either order', async () => {
    for (const first of [0, 1] as const) {
      const from = (await read()).personal.email;
      const to = first === 0 ? fresh : 'third@lind.example';
      expect((await save({ email: to })).status).toBe(200);
      const tokens = [await tokenTo(from), await tokenTo(to)] as const;
      expect((await confirm(tokens[first])).body).toMatchObject({
        data: { waits_for: first === 0 ? 'new' : 'old' },
      });
      expect((await read()).personal.email).toBe(from);
      expect((await confirm(tokens[first === 0 ? 1 : 0])).body).toMatchObject({ data: { waits_for: null } });
      expect(await read()).toMatchObject({ personal: { email: to }, email_change: null });
    }
  });

  it('saves the rest at once, and says how far it is', async () => {
    await ask();
    expect(await read()).toMatchObject({
      personal: { name: 'Noor Lind', email: old, version: 2 },
      email_change: { email: fresh, old_confirmed: false, new_confirmed: false },
    });
    await confirm(await tokenTo(fresh));
    expect((await read()).email_change).toMatchObject({ old_confirmed: false, new_confirmed: true });
  });

  it('takes each link once', async () => {
    await ask();
    const [atOld, atNew] = await bothTokens();
    expect((await confirm(atOld)).status).toBe(200);
    expect((await confirm(atOld)).status).toBe(404);
    expect((await confirm(atNew)).status).toBe(200);
    for (const used of [atOld, atNew]) expect((await confirm(used)).status).toBe(404);
  });

  it('happens when both links are used at the same moment', async () => {
    await ask();
    const answers = await Promise.all((await bothTokens()).map(confirm));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).personal.email).toBe(fresh);
  });

  it('survives scanners that open the links', async () => {
    await ask();
    for (const token of await bothTokens()) await app.get(`/confirm-email/${token}`);
    expect((await read()).email_change).toMatchObject({ old_confirmed: false, new_confirmed: false });
  });

  it('keeps the page of its links from referrers and search engines', async () => {
    const { headers } = await app.get('/confirm-email/any');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  it('expires after a day', async () => {
    await ask();
    const [atOld, atNew] = await bothTokens();
    time += day - minute;
    expect((await confirm(atOld)).status).toBe(200);
    time += minute;
    expect((await confirm(atNew)).status).toBe(404);
    const again = await app.person();
    expect((await read(again.token)).email_change).toBeNull();
  });

  it('is replaced by the next, and given up by its person alone', async () => {
    await ask('first@lind.example');
    const replaced = await tokenTo('first@lind.example');
    await ask();
    expect((await confirm(replaced)).status).toBe(404);
    const stranger = await app.person();
    await app.delete('/api/v1/profile/email', { token: stranger.token });
    expect((await read()).email_change).not.toBeNull();
    await app.delete('/api/v1/profile/email', { token: person.token });
    for (const token of await bothTokens()) expect((await confirm(token)).status).toBe(404);
  });

  it('tells nobody who has an account', async () => {
    const other = await app.person();
    const taken = (await read(other.token)).personal.email;
    const [known, unknown] = [await ask(taken), await ask()];
    expect(known.status).toBe(unknown.status);
    expect((await read()).email_change).toMatchObject({ email: fresh });
    const toTaken = (await sent()).find(({ recipient }) => recipient === taken);
    expect(toTaken?.body).toContain('It has one already');
    expect(toTaken?.body).not.toContain('/confirm-email/');
  });

  it('does not take an address that got an account meanwhile', async () => {
    await ask();
    const [atOld, atNew] = await bothTokens();
    await confirm(atOld);
    await app.postForm('/api/register', {
      name: 'Noor Haddad',
      email: fresh.toUpperCase(),
      phone: '+44 113 496 0177',
      company_name: 'Fernside Studio',
      company_address: '14 Calder Wharf, Leeds',
      password: 'a-long-enough-secret',
      password_confirmation: 'a-long-enough-secret',
      role: 'user',
    });
    expect((await confirm(atNew)).status).toBe(404);
    expect((await read()).personal.email).toBe(old);
  });

  it('mails five times for a person and three times to an address in ten minutes', async () => {
    for (let asked = 0; asked < 3; asked += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    for (let asked = 0; asked < 2; asked += 1) expect((await ask(`${asked}@lind.example`)).status).toBe(200);
    const refused = await save({ email: 'one-more@lind.example', name: 'Not saved' });
    expect(refused.status).toBe(429);
    expect((await read()).personal.name).toBe('Noor Lind');
    time += 10 * minute;
    expect((await ask()).status).toBe(200);
  });

  it('is not confirmed by guesses', async () => {
    await ask();
    const [atOld] = await bothTokens();
    for (let guess = 0; guess < 50; guess += 1) expect((await confirm(`guess-${guess}`)).status).toBe(404);
    expect((await confirm('guess')).status).toBe(429);
    client = '192.0.2.2';
    expect((await confirm(atOld)).status).toBe(200);
  });

  it('is stored as hashes, and mails nothing of the account to the new address', async () => {
    await ask();
    const stored = JSON.stringify(await app.db.select().from(emailChanges));
    for (const token of await bothTokens()) {
      expect(token).toHaveLength(43);
      expect(stored).not.toContain(token);
    }
    const toNew = (await sent()).find(({ recipient }) => recipient === fresh);
    expect(toNew?.body).not.toMatch(new RegExp(`Noor|${old}`));
  });
});

it('two changes of the same version: one is saved, the other sees it', async () => {
  const answers = await Promise.all([
    save({ name: 'One', version: 1 }),
    save({ name: 'Another', version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { name } = (await read()).personal;
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ details: { name, version: 2 } });
});

it('without mail the e-mail stays, and nothing is saved', async () => {
  const other = await createTestApp();
  const { token } = await other.person();
  const answer = await other.post('/api/v1/profile/personal', { ...details, email: fresh }, { token });
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.anything()] } },
  });
  expect((await other.get('/api/v1/profile', { token })).body).toMatchObject({
    data: { personal: { name: 'Person 1', version: 1 } },
  });
  await other.close();
});
