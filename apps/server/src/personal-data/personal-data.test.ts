import { createHash } from 'node:crypto';
import { refusalTexts } from '@gifting/api/core/texts';
import { demoSeller } from '@gifting/api/demo/seller';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hashPassword } from '../account/password';
import { startSession } from '../account/sessions';
import { defaultSessionLifetime } from '../app';
import { storeArtwork } from '../artwork/repository';
import * as schema from '../database/schema';
import { orderCampaign } from '../testing/campaign';
import { documentOf, placeOrder } from '../testing/invoiced-orders';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';
import { held, leftOut } from './held';

const password = 'a-long-enough-secret';
const email = 'buyer@example.com';
const minute = 60_000;
const { mails, orders, users, sessions, orderAddresses } = schema;

let app: TestApp;
let buyer: Person;
let time: number;

beforeEach(async () => {
  time = Date.parse('2026-03-02T09:00:00Z');
  app = await createTestApp({
    now: () => new Date(time),
    seller: demoSeller,
    mail: { origin: () => 'https://gifts.example', mailbox: false },
  });
  buyer = await app.person();
  // The demo's buyer has the e-mail of the sample order.
  await app.db.update(users).set({ email: 'other@example.com' }).where(eq(users.email, email));
  await app.db
    .update(users)
    .set({ name: 'Nadia Quill', email, passwordHash: await hashPassword(password) })
    .where(eq(users.id, buyer.id));
});
afterEach(async () => {
  await app.close();
  expect(app.reported).toEqual([]);
});

const closing = async ({ token } = buyer) => (await app.get('/api/v1/personal-data/closing', { token })).body;
const close = (given = password, { token } = buyer) =>
  app.post('/api/v1/personal-data/close', { password: given }, { token });
const download = async () =>
  z.parse(
    z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    JSON.parse(
      z.parse(
        z.object({ data: z.object({ json: z.string() }) }),
        (await app.get('/api/v1/personal-data', { token: buyer.token })).body,
      ).data.json,
    ),
  );
const row = async () => (await app.db.select().from(users).where(eq(users.id, buyer.id)))[0];
const end = (orderId: number) =>
  app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));

/** An order by invoice, delivered. */
const invoicedOrder = async () => {
  const payload = orderPayloadOf({ pay_now: false, get_invoice: true });
  const id = await placeOrder(app, buyer, payload, 'an-invoiced-order');
  await end(id);
  return id;
};

/** Everything that the database holds, as text. */
const everything = async () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  const rows = await Promise.all(tables.map((table) => app.db.select().from(table)));
  return JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
};

describe('deleting an account', () => {
  it('removes the person and ends all sessions, and is told by mail', async () => {
    const elsewhere = await startSession(app.db, buyer.id, new Date(time), defaultSessionLifetime);
    await app.post('/api/v1/password/forgotten', { email });
    expect(await closing()).toMatchObject({
      data: { obstacle: null, documents: 0, kept_until: null, asks_password: true },
    });
    expect((await close()).status).toBe(200);
    for (const token of [buyer.token, elsewhere])
      expect((await app.get('/api/v1/session', { token })).status).toBe(401);
    expect((await app.post('/api/login', { email, password })).status).toBe(401);
    expect(await row()).toMatchObject({ name: 'Deleted account', passwordHash: null, phone: '' });
    // The link to a new password went; the receipt is the last mail.
    expect(await app.db.select().from(mails)).toMatchObject([
      { recipient: email, subject: expect.stringContaining('is deleted') },
    ]);
    await app.db.delete(mails);
    expect(await everything()).not.toMatch(/Nadia Quill|buyer@example\.com/);
  });

  it('keeps invoices and their billing details, and nothing else of their orders', async () => {
    const id = await invoicedOrder();
    expect(await closing()).toMatchObject({ data: { documents: 1, kept_until: 2032 } });
    const before = await documentOf(app, id, 'invoice');
    expect((await close()).status).toBe(200);
    expect(await documentOf(app, id, 'invoice')).toEqual(before);
    const kept = await app.db.select().from(orderAddresses).where(eq(orderAddresses.orderId, id));
    expect(kept.map(({ kind, line1 }) => [kind, line1])).toEqual(
      expect.arrayContaining([
        ['billing', '14 Calder Wharf'],
        ['delivery', ''],
      ]),
    );
    const admin = await app.person('admin');
    expect((await app.get(`/api/admin/v1/order/${id}`, { token: admin.token })).status).toBe(200);
    expect((await app.get('/api/admin/v1/people', { token: admin.token })).body).not.toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'Deleted account' })]),
    });
  });

  it('removes their artwork, of an order too', async () => {
    const content = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = { name: 'logo.svg', kind: 'svg', content, sha256, preview: content } as const;
    const kept = await storeArtwork(app.db, { ...file, userId: buyer.id, createdAt: new Date(time) });
    const id = await invoicedOrder();
    await app.db
      .update(orders)
      .set({ artworkId: Number(kept.id) })
      .where(eq(orders.id, id));
    expect(await download()).toMatchObject({ artworks: [{ name: 'logo.svg', sha256 }] });
    expect((await close()).status).toBe(200);
    expect(await app.db.select().from(schema.artworks)).toEqual([]);
  });

  it('removes the recipients of campaigns that are over', async () => {
    const { id } = await orderCampaign(app, buyer);
    await app.post(
      `/api/v1/campaign/recipients/${id}`,
      { recipients: [{ key: 'ana', name: 'Ana Recipient', email: 'ana@lumen.example' }] },
      buyer,
    );
    await app.post(`/api/v1/campaign/microsite-setup/${id}`, { products: [], gifts_per_person: 1 }, buyer);
    await app.post(`/api/v1/campaign/recipients/invite/${id}`, undefined, buyer);
    expect(await everything()).toMatch(/ana@lumen\.example/);
    await end(Number(id));
    expect((await close()).status).toBe(200);
    expect(await everything()).not.toMatch(/ana@lumen\.example|Ana Recipient/);
  });

  it('removes the addresses of orders that are over, which a download names', async () => {
    const payload = orderPayloadOf({ campaign_type: null, multiple_delivery_address: true });
    const id = await placeOrder(app, buyer, payload, 'an-order-to-several');
    const address = { delivery_address_1: '1 Mill Lane', post_town: 'York', postal_code: 'YO1 7HH' };
    const recipients = [{ key: 'ana', name: 'Ana Recipient', ...address }];
    await app.post(`/api/v1/order/${id}/addresses`, { recipients }, buyer);
    expect(await download()).toMatchObject({ campaign_recipients: [{ name: 'Ana Recipient' }] });
    await end(id);
    expect((await close()).status).toBe(200);
    expect(await everything()).not.toMatch(/1 Mill Lane|Ana Recipient/);
  });

  it('is refused while an order is under way', async () => {
    await orderCampaign(app, buyer);
    expect(await closing()).toMatchObject({ data: { obstacle: 'orders' } });
    expect(await close()).toMatchObject({ status: 422, body: { message: refusalTexts.orderUnderWay } });
    expect(await row()).toMatchObject({ name: 'Nadia Quill', deletedAt: null });
  });

  it('is refused to the last administrator', async () => {
    await app.db.update(users).set({ role: 'user' });
    await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, buyer.id));
    expect(await closing()).toMatchObject({ data: { obstacle: 'administrator' } });
    expect(await close()).toMatchObject({ status: 422, body: { message: refusalTexts.onlyAdministrator } });
    await app.person('admin');
    expect((await close()).status).toBe(200);
  });

  it('needs the present password, which cannot be guessed', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect((await close(`wrong ${guess}`)).body).toMatchObject({
        errors: { password: [expect.anything()] },
      });
    expect((await close()).status).toBe(429);
    expect(await row()).toMatchObject({ deletedAt: null });
  });

  it('needs a fresh sign-in of whoever has no password', async () => {
    await app.db.update(users).set({ passwordHash: null }).where(eq(users.id, buyer.id));
    time += 10 * minute;
    expect(await close('')).toMatchObject({ status: 422, body: { message: refusalTexts.signInAgain } });
    const token = await startSession(app.db, buyer.id, new Date(time), defaultSessionLifetime);
    expect((await close('', { ...buyer, token })).status).toBe(200);
  });
});

describe('an address that nobody has confirmed', () => {
  const unconfirmed = () =>
    app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, buyer.id));
  const mailTo = (recipient: string) =>
    app.db.insert(mails).values({
      key: `about ${recipient}`,
      recipient,
      subject: 'Your gift is on its way',
      body: '',
      queuedAt: new Date(time),
      dueAt: new Date(time),
    });
  const subjects = async () => (await app.db.select().from(mails)).map(({ subject }) => subject);

  it('opens neither the mails nor the inquiries of whoever has it', async () => {
    await mailTo(email);
    await app.post('/api/v1/inquiry', { email, phone: '1', message: 'A question of somebody else' });
    expect(await download()).toMatchObject({ mails: [{}, {}], inquiries: [{}] });
    await unconfirmed();
    expect(await download()).toMatchObject({ mails: [], inquiries: [] });
  });

  it('keeps both when the account is deleted, which takes its links along', async () => {
    await unconfirmed();
    await mailTo(email);
    await app.post('/api/v1/inquiry', { email, phone: '1', message: 'A question of somebody else' });
    await app.post('/api/v1/confirmation/send', {}, buyer);
    await app.post('/api/v1/password/forgotten', { email });
    expect((await close()).status).toBe(200);
    expect(await subjects()).toEqual([
      'Your gift is on its way',
      expect.stringContaining('Your message'),
      expect.stringContaining('Inquiry'),
      expect.stringContaining('is deleted'),
    ]);
    expect(await app.db.select().from(schema.inquiries)).toHaveLength(1);
  });

  it('keeps them too if it was to become the e-mail of an account that is deleted', async () => {
    const stranger = 'stranger@example.com';
    await mailTo(stranger);
    const changed = {
      name: 'Nadia Quill',
      email: stranger,
      phone: '1',
      company_name: '1',
      company_address: '1',
    };
    expect((await app.post('/api/v1/profile/personal', changed, buyer)).status).toBe(200);
    expect(await subjects()).toHaveLength(3);
    expect((await close()).status).toBe(200);
    expect(await subjects()).toEqual(['Your gift is on its way', expect.stringContaining('is deleted')]);
  });
});

describe('what is held about a person', () => {
  it('is all downloaded, without secrets or what is held about others', async () => {
    await invoicedOrder();
    const other = await app.person();
    await placeOrder(app, other, orderPayloadOf(), 'an-order-of-somebody-else');
    const data = await download();
    expect(data.users).toMatchObject([{ name: 'Nadia Quill', email }]);
    expect(data.sessions).toHaveLength(1);
    expect(data.orders).toHaveLength(1);
    expect(data.documents).toHaveLength(1);
    expect(data.order_items).toHaveLength(2);
    expect(data.order_addresses).toHaveLength(2);
    const secrets = await app.db.select().from(sessions);
    const text = JSON.stringify(data);
    for (const { tokenHash } of secrets) expect(text).not.toContain(tokenHash);
    expect(text).not.toMatch(/argon2|Hash"/);
  });

  it('has no link that proves who reads the mailbox', async () => {
    await app.post('/api/v1/password/forgotten', { email });
    const data = await download();
    expect(data.mails).toMatchObject([{ recipient: email, subject: expect.stringContaining('password') }]);
    expect(JSON.stringify(data)).not.toContain('https://gifts.example');
  });

  it('names every table that leads to a person: in the download, or left out for a reason', () => {
    const tables = Object.values(schema).filter((each) => is(each, PgTable));
    const leads = new Set<string>([getTableName(users)]);
    // Over foreign keys, until no further table is found.
    for (let before = 0; before !== leads.size; ) {
      before = leads.size;
      for (const table of tables)
        if (
          getTableConfig(table).foreignKeys.some((key) =>
            leads.has(getTableName(key.reference().foreignTable)),
          )
        )
          leads.add(getTableName(table));
    }
    // By their e-mail.
    for (const table of [mails, schema.inquiries]) leads.add(getTableName(table));
    const named = [...held.map(({ table }) => getTableName(table)), ...Object.keys(leftOut)];
    expect(named.sort()).toEqual([...leads].sort());
  });
});
