import { refusalTexts, wroteText } from '@gifting/api/core/texts';
import { demoUsers } from '@gifting/api/demo/users';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createAdmin } from '../account/create-admin';
import { accountConfirmations, mails, orders, users } from '../database/schema';
import { placeOrder } from '../testing/invoiced-orders';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type TestApp } from '../testing/test-app';

const hour = 3_600_000;
const email = 'noor@fernside.example';
const password = 'a-long-enough-secret';
const [demoBuyer] = demoUsers;

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
});
afterEach(async () => {
  await app.close();
  expect(app.reported).toEqual([]);
});

const signUp = (address = email, name = 'Noor Haddad') =>
  app.postForm('/api/register', {
    name,
    email: address,
    phone: '+44 113 496 0177',
    company_name: 'Fernside Studio',
    company_address: '14 Calder Wharf, Leeds',
    password,
    password_confirmation: password,
  });
const signedIn = z.object({ data: z.object({ token: z.string(), user: z.object({ id: z.number() }) }) });
const signIn = async () => {
  const { data } = z.parse(signedIn, (await app.post('/api/login', { email, password })).body);
  return { token: data.token, id: data.user.id };
};
const confirm = (token: string) => app.post('/api/v1/confirmation/confirm', { token });
const sendAgain = (token: string) => app.post('/api/v1/confirmation/send', {}, { token });
const read = async (token: string) => (await app.get('/api/v1/confirmation', { token })).body;
const order = (token: string, changes: Parameters<typeof orderPayloadOf>[0]) =>
  app.post('/api/v1/create-order', orderPayloadOf(changes), { token });
const sent = () => app.db.select().from(mails).orderBy(asc(mails.id));
const mailedToken = async (): Promise<string> => {
  const { body = '' } = (await sent()).at(-1) ?? {};
  return /https:\/\/gifts\.example\/confirm-account\/([\w-]+)/.exec(body)?.[1] ?? '';
};

describe('a sign-up', () => {
  it('mails a link to a new address', async () => {
    const { status, body } = await signUp();
    expect([status, body]).toEqual([200, { success: true, message: wroteText(email) }]);
    expect(await sent()).toMatchObject([
      { recipient: email, subject: expect.stringContaining('Confirm your email') },
    ]);
    expect(await mailedToken()).not.toBe('');
  });

  it('answers a known address alike, and tells its owner only', async () => {
    const known = demoBuyer.email;
    const { status, body } = await signUp(` ${known.toUpperCase()} `);
    expect([status, body]).toEqual([200, { success: true, message: wroteText(known.toUpperCase()) }]);
    const [mail] = await sent();
    expect(mail).toMatchObject({ recipient: known, subject: expect.stringContaining('You have an account') });
    expect(mail?.body).toContain(`Hello ${demoBuyer.name},`);
    for (const page of ['/sign-in', '/forgot-password']) expect(mail?.body).toContain(`example${page}`);
    expect(mail?.body).not.toMatch(/confirm-account|Noor/);
    const [account] = await app.db.select().from(users).where(eq(users.email, known));
    expect(account?.name).toBe(demoBuyer.name);
  });

  it('does the same work for both', async () => {
    await signUp();
    await signUp(demoBuyer.email);
    expect(await sent()).toHaveLength(2);
    expect(await app.db.select().from(accountConfirmations)).toHaveLength(2);
  });

  it('writes none of its words to an address that may be a stranger’s', async () => {
    const name = 'You have won\n\nhttps://evil.example';
    await signUp(email, name);
    await signUp(email, name);
    await app.post('/api/v1/password/forgotten', { email });
    const { token } = await signIn();
    await sendAgain(token);
    const bodies = (await sent()).map(({ body }) => body);
    expect(bodies).toHaveLength(4);
    for (const body of bodies) expect(body).not.toMatch(/evil|You have won/);
  });

  it('cannot be used to flood a mailbox', async () => {
    for (let count = 0; count < 5; count += 1) {
      client = `192.0.2.${count}`;
      expect((await signUp()).status).toBe(200);
    }
    client = '192.0.2.9';
    expect((await signUp(email.toUpperCase())).status).toBe(429);
    expect((await signUp('other@fernside.example')).status).toBe(200);
    expect(await sent()).toHaveLength(6);
  });
});

describe('a link', () => {
  it('confirms the e-mail once', async () => {
    await signUp();
    const { token } = await signIn();
    expect(await read(token)).toMatchObject({ data: { email, confirmed: false, orders_wait: true } });
    const link = await mailedToken();
    expect((await confirm(link)).status).toBe(200);
    expect(await read(token)).toMatchObject({ data: { email, confirmed: true, orders_wait: false } });
    expect((await confirm(link)).status).toBe(404);
  });

  it('works for a day', async () => {
    await signUp();
    const link = await mailedToken();
    time += 24 * hour;
    expect((await confirm(link)).status).toBe(404);
  });

  it('cannot be guessed', async () => {
    for (let guess = 0; guess < 50; guess += 1) expect((await confirm(`guess-${guess}`)).status).toBe(404);
    expect((await confirm('one-more')).status).toBe(429);
  });

  it('is sent again three times in ten minutes, and any of them works', async () => {
    await signUp();
    const first = await mailedToken();
    const { token } = await signIn();
    for (let count = 0; count < 3; count += 1) expect((await sendAgain(token)).status).toBe(200);
    expect((await sendAgain(token)).status).toBe(429);
    const last = await mailedToken();
    expect(last).not.toBe(first);
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(last)).status).toBe(404);
    time += hour;
    expect(await sendAgain(token)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('confirmed') },
    });
    expect(await sent()).toHaveLength(4);
  });
});

describe('the first order', () => {
  it.each([
    ['by card', { pay_now: true, get_invoice: false }],
    ['by invoice', { pay_now: false, get_invoice: true }],
  ])('%s waits for the e-mail', async (_how, changes) => {
    await signUp();
    const link = await mailedToken();
    const { token } = await signIn();
    expect(await order(token, changes)).toMatchObject({
      status: 422,
      body: { message: refusalTexts.confirmFirst },
    });
    expect(await app.db.select().from(orders)).toEqual([]);
    await confirm(link);
    expect((await order(token, changes)).status).toBe(200);
  });

  it('that was placed before mails were sent is not paid without it', async () => {
    await signUp();
    const { token, id } = await signIn();
    await app.db.update(users).set({ emailConfirmedAt: new Date(time) });
    const placed = await placeOrder(app, { token, id }, orderPayloadOf(), 'a-first-order');
    await app.db.update(users).set({ emailConfirmedAt: null });
    const pay = () => app.post(`/api/v1/order/${placed}/payment`, { method: 'invoice' }, { token });
    expect(await pay()).toMatchObject({ status: 422, body: { message: refusalTexts.confirmFirst } });
    await app.db.update(users).set({ emailConfirmedAt: new Date(time) });
    expect((await pay()).status).toBe(200);
  });

  it('is the only one that waits', async () => {
    await signUp();
    const { token } = await signIn();
    await app.db.update(users).set({ emailConfirmedAt: new Date(time) });
    await order(token, { pay_now: false, get_invoice: true });
    await app.db.update(users).set({ emailConfirmedAt: null });
    expect(await read(token)).toMatchObject({ data: { confirmed: false, orders_wait: false } });
    expect((await order(token, { pay_now: true, get_invoice: false })).status).toBe(200);
  });
});

describe('an e-mail is also confirmed', () => {
  it('by a new password that a mailed link set', async () => {
    await signUp();
    await app.post('/api/v1/password/forgotten', { email });
    const [, mail] = await sent();
    const [, token = ''] = /forgot-password\/([\w-]+)/.exec(mail?.body ?? '') ?? [];
    await app.post('/api/v1/password/reset', { token, password });
    expect(await read((await signIn()).token)).toMatchObject({ data: { confirmed: true } });
    expect(await app.db.select().from(accountConfirmations)).toEqual([]);
  });

  it('for the demo, and for administrators who are made by the command', async () => {
    await createAdmin(app.db, email, async () => password);
    const people = await app.db.select().from(users);
    expect(people.map(({ emailConfirmedAt }) => emailConfirmedAt)).not.toContain(null);
    expect(await read((await signIn()).token)).toMatchObject({ data: { confirmed: true } });
  });
});

it('waits for nothing where no mails are sent', async () => {
  const without = await createTestApp();
  await without.postForm('/api/register', {
    name: 'Noor Haddad',
    email,
    phone: '1',
    company_name: 'Fernside',
    company_address: 'Leeds',
    password,
    password_confirmation: password,
  });
  const { data } = z.parse(signedIn, (await without.post('/api/login', { email, password })).body);
  expect((await without.get('/api/v1/confirmation', { token: data.token })).body).toMatchObject({
    data: { confirmed: false, orders_wait: false },
  });
  expect((await without.post('/api/v1/confirmation/send', {}, { token: data.token })).body).toMatchObject({
    message: refusalTexts.noMail,
  });
  await without.close();
});
