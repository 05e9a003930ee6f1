import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seedDemo } from '../database/seed';
import { createTestApp, type TestApp } from '../testing/test-app';

const [buyer, admin] = demoUsers;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:137.0) Gecko/20100101 Firefox/137.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';

let app: TestApp;
let time = Date.parse('2026-03-02T09:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
  await seedDemo(app.db);
});
afterAll(() => app.close());

const signedIn = z.object({ data: z.object({ token: z.string() }) });
const listed = z.object({
  data: z.array(
    z.object({
      id: z.union([z.number(), z.string()]),
      browser: z.string(),
      system: z.string(),
      used_at: z.string(),
      current: z.boolean(),
    }),
  ),
});

const signIn = async (email: string, userAgent: string) => {
  const { body } = await app.post(
    '/api/login',
    { email, password: demoPassword },
    { headers: { 'User-Agent': userAgent } },
  );
  return z.parse(signedIn, body).data.token;
};
const sessionsOf = async (token: string) =>
  z.parse(listed, (await app.get('/api/v1/sessions', { token })).body).data;

it('names the device of each session, the caller’s first, and ends another for good', async () => {
  const here = await signIn(buyer.email, firefox);
  time += 60_000;
  const there = await signIn(buyer.email, safari);
  time += 60_000;
  await signIn(buyer.email, '');
  await signIn(buyer.email, `<script>alert(1)</script>${'x'.repeat(5000)}`);
  const sessions = await sessionsOf(here);
  expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['Firefox', 'Windows', true],
    ['', '', false],
    ['', '', false],
    ['Safari', 'iOS', false],
  ]);
  const foreign = (await sessionsOf(await signIn(admin.email, firefox)))[0]?.id;
  expect((await app.delete(`/api/v1/sessions/${foreign}`, { token: here })).status).toBe(404);
  const id = sessions.at(-1)?.id;
  expect((await app.delete(`/api/v1/sessions/${id}`, { token: here })).status).toBe(200);
  expect((await app.get('/api/v1/session', { token: there })).status).toBe(401);
  expect((await app.delete(`/api/v1/sessions/${id}`, { token: here })).status).toBe(404);
  expect(await sessionsOf(here)).toHaveLength(3);
});

it('does not list sessions that have ended', async () => {
  const [old, mine] = [await signIn(admin.email, firefox), await signIn(admin.email, firefox)];
  time += 11 * 60 * 60_000;
  await sessionsOf(mine);
  time += 2 * 60 * 60_000;
  expect((await app.get('/api/v1/session', { token: old })).status).toBe(401);
  expect(await sessionsOf(mine)).toHaveLength(1);
});
