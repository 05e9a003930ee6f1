import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { loginFailures } from '../database/schema';
import { openTestDatabase } from '../testing/test-database';
import { createThrottle, type Throttle } from './throttle';

let database: OpenDatabase;
let clock = 0;
let throttle: Throttle;
const open = () => createThrottle(database.db, 1000, () => new Date(clock));
beforeAll(async () => {
  database = await openTestDatabase({ seeded: false });
  throttle = open();
});
beforeEach(async () => {
  clock = 0;
  await database.db.delete(loginFailures);
});
afterAll(() => database.close());

const two = (...keys: readonly string[]) => keys.map((key) => ({ key, failures: 2 }));

it('lets failures through up to the limit, then says how long to wait', async () => {
  expect(await throttle.begin(two('a'))).toBe(0);
  clock = 400;
  expect(await throttle.begin(two('a'))).toBe(0);
  expect(await throttle.begin(two('a'))).toBe(600);
  clock = 1000;
  expect(await throttle.begin(two('a'))).toBe(0);
});

it('has a limit for each key', async () => {
  const limits = [
    { key: 'pair', failures: 1 },
    { key: 'account', failures: 2 },
  ];
  const elsewhere = [
    { key: 'other pair', failures: 1 },
    { key: 'account', failures: 2 },
  ];
  expect(await throttle.begin(limits)).toBe(0);
  expect(await throttle.begin(limits)).toBe(1000);
  expect(await throttle.begin(elsewhere)).toBe(0);
  expect(await throttle.begin([{ key: 'third pair', failures: 1 }, ...elsewhere.slice(1)])).toBe(1000);
});

it('books nothing for an attempt it turns away', async () => {
  await throttle.begin(two('a'));
  await throttle.begin(two('a'));
  await throttle.begin(two('a', 'b'));
  expect(await throttle.begin(two('b'))).toBe(0);
  expect(await throttle.begin(two('b'))).toBe(0);
});

it('counts the same for every server on the database', async () => {
  const other = open();
  const waits = await Promise.all(
    [throttle, other, throttle, other].map((each) => each.begin(two('a', 'b'))),
  );
  expect(waits.filter((wait) => wait > 0)).toHaveLength(2);
});

it('forgives the account on success, and the machine that one attempt only', async () => {
  await throttle.begin(two('account', 'client'));
  await throttle.begin(two('account', 'client'));
  await throttle.succeed(two('account', 'client'), ['account']);
  expect(await throttle.begin(two('account'))).toBe(0);
  expect(await throttle.begin(two('client'))).toBe(0);
  expect(await throttle.begin(two('client'))).toBe(1000);
});

it('keeps no name of anyone, and nothing for longer than it counts', async () => {
  await throttle.begin(two('account amara@example.com', 'client 192.0.2.1'));
  const kept = JSON.stringify(await database.db.select().from(loginFailures));
  expect(kept).not.toContain('amara');
  expect(kept).not.toContain('192');
  clock = 1000;
  await throttle.begin(two('another'));
  expect(await database.db.$count(loginFailures)).toBe(1);
});
