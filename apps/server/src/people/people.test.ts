import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

const [buyer] = demoUsers;
const allowed = { role: 'user', disabled: false } as const;

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.person('admin');
});
afterEach(async () => {
  await app.close();
  expect(app.reported).toEqual([]);
});

const page = z.object({
  data: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        email: z.string(),
        role: z.string(),
        disabled: z.boolean(),
        last_sign_in_at: z.nullable(z.string()),
      }),
    ),
  }),
});
const people = async () =>
  z.parse(page, (await app.get('/api/admin/v1/people', { token: admin.token })).body).data.data;
const listed = async (id: number) => (await people()).find((person) => person.id === id);
const update = (id: number, change: object, by = admin) =>
  app.post(`/api/admin/v1/people/${id}`, change, { token: by.token });
const login = (password = demoPassword) => app.post('/api/login', { email: buyer.email, password });

it('lists the last sign-in', async () => {
  const ofBuyer = async () => (await people()).find(({ email }) => email === buyer.email)?.last_sign_in_at;
  expect(await ofBuyer()).toBeNull();
  await login();
  expect(Number.isNaN(Date.parse((await ofBuyer()) ?? ''))).toBe(false);
});

it('a disabled person is signed out everywhere and does not come in, and nobody learns it without the password', async () => {
  const person = await app.person();
  expect((await update(person.id, { ...allowed, disabled: true })).status).toBe(200);
  expect((await app.get('/api/v1/session', { token: person.token })).status).toBe(401);
  const id = (await people()).find(({ email }) => email === buyer.email)?.id ?? 0;
  await update(id, { ...allowed, disabled: true });
  expect([(await login()).status, (await login('wrong')).status]).toEqual([403, 401]);
  await update(id, allowed);
  expect((await login()).status).toBe(200);
});

it('a new role holds for the sessions there are', async () => {
  const person = await app.person();
  const reads = async () => (await app.get('/api/admin/v1/people', { token: person.token })).status;
  await update(person.id, { role: 'admin', disabled: false });
  expect(await reads()).toBe(200);
  await update(person.id, allowed);
  expect(await reads()).toBe(403);
});

it('nobody decides about themselves', async () => {
  for (const change of [allowed, { role: 'admin', disabled: true }])
    expect((await update(admin.id, change)).status).toBe(422);
  expect(await listed(admin.id)).toMatchObject({ role: 'admin', disabled: false });
});

it.each([allowed, { role: 'admin', disabled: true }])(
  'two administrators who remove each other at the same moment leave one: %o',
  async (change) => {
    const other = await app.person('admin');
    const answers = await Promise.all([update(other.id, change), update(admin.id, change, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const survivor = answers[0]?.status === 200 ? admin : other;
    const { status } = await app.get('/api/admin/v1/people', { token: survivor.token });
    expect(status).toBe(200);
  },
);
