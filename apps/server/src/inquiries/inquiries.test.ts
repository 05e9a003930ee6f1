import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inquiries, mails } from '../database/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

const minute = 60_000;
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

const email = 'noor@fernside.example';
const written = { email, phone: '+44 113 496 0177', message: 'Two hundred boxes by March' };
const send = (changes: object = {}) => app.post('/api/v1/inquiry', { ...written, ...changes });
const receipt = z.object({ data: z.object({ number: z.number() }) });
const stored = () => app.db.select().from(inquiries);
const sent = () => app.db.select().from(mails).orderBy(asc(mails.id));

it('an inquiry is stored, mailed to each administrator and confirmed with its number, without its words', async () => {
  await app.person('admin');
  const { number } = z.parse(receipt, (await send()).body).data;
  expect(await stored()).toMatchObject([{ ...written, id: number, suspected: false }]);
  const [confirmation, ...toTeam] = await sent();
  expect(confirmation).toMatchObject({ recipient: email, subject: expect.stringContaining(String(number)) });
  // Otherwise anybody could have this site write to strangers.
  expect(confirmation?.body).not.toContain(written.message);
  expect(toTeam.map(({ recipient }) => recipient).sort()).toEqual([
    'admin@example.com',
    'person-1@example.com',
  ]);
  for (const { body } of toTeam) {
    expect(body).toContain(email);
    expect(body).toContain(written.message);
  }
});

it('what fills in the hidden field gets the same answer, is stored, and mails nobody', async () => {
  const { status, body } = await send({ website: 'https://spam.example' });
  expect(status).toBe(200);
  expect(z.safeParse(receipt, body).success).toBe(true);
  expect(await stored()).toMatchObject([{ suspected: true }]);
  expect(await sent()).toEqual([]);
});

it('three are taken from an address and twenty from a client in ten minutes', async () => {
  for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(200);
  const refused = await send({ email: email.toUpperCase() });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  for (let count = 3; count < 20; count += 1)
    expect((await send({ email: `person-${count}@fernside.example` })).status).toBe(200);
  expect((await send({ email: 'one-more@fernside.example' })).status).toBe(429);
  client = '192.0.2.2';
  expect((await send({ email: 'one-more@fernside.example' })).status).toBe(200);
  time += 10 * minute;
  expect((await send()).status).toBe(200);
});

it('without mail it is stored all the same', async () => {
  const other = await createTestApp();
  expect((await other.post('/api/v1/inquiry', written)).status).toBe(200);
  expect(await other.db.select().from(inquiries)).toHaveLength(1);
  await other.close();
});
