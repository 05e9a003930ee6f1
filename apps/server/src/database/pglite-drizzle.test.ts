import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database';
import type { Database, OpenDatabase } from './database';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let opened: OpenDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase({ seeded: false });
  db = opened.db;
});
afterAll(() => opened.close());

const read = async (value: string, from: Database = db): Promise<unknown> =>
  (await from.select({ value: sql.raw(value) }).from(sql`(values (1)) as one`))[0]?.value;

const readDay = (from?: Database) => read("date '2026-02-03'", from);

it('reads dates as Drizzle wants them, with the first query, with later ones and in a transaction', async () => {
  expect(await readDay()).toBe('2026-02-03');
  expect(await readDay()).toBe('2026-02-03');
  expect(await db.transaction(readDay)).toBe('2026-02-03');
});

it('parses a statement once, however often it is run', async () => {
  const parsed = () =>
    read("(select count(*)::int from pg_prepared_statements where statement like 'select 3 + 4%')");
  expect(await Promise.all([read('3 + 4'), read('3 + 4'), read('3 + 4')])).toEqual([7, 7, 7]);
  expect(await parsed()).toBe(1);
  expect(await read('3 + 4')).toBe(7);
  expect(await parsed()).toBe(1);
});

it('says what a statement failed of, runs it again, and goes on', async () => {
  const divide = (by: number) => db.execute(sql`select 1 / ${by}::int as quotient`);
  await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } });
  await expect(read('no_such_column')).rejects.toMatchObject({ cause: { code: '42703' } });
  expect(await divide(1)).toMatchObject({ rows: [{ quotient: 1 }] });
  await expect(db.transaction((tx) => read('1 / 0', tx))).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await readDay()).toBe('2026-02-03');
});

it('keeps queries out of a transaction of others, and runs those within it', async () => {
  const order: string[] = [];
  const within = db.transaction(async (tx) => {
    await Promise.all([readDay(tx), readDay(tx)]);
    order.push('transaction');
  });
  const beside = readDay().then(() => order.push('beside'));
  await Promise.all([within, beside]);
  expect(order).toEqual(['transaction', 'beside']);
});

it('plans a statement anew after a thousand runs, for tables that have grown since', async () => {
  const name = () => read("(select name from pg_prepared_statements where statement like 'select 5 + 6%')");
  await read('5 + 6');
  const first = await name();
  for (let run = 1; run < 1000; run += 1) await read('5 + 6');
  expect(await name()).toBe(first);
  expect(await read('5 + 6')).toBe(11);
  expect(await name()).not.toBe(first);
});

it('lets go of what it has not used for long', async () => {
  const kept = () => read("(select count(*)::int from pg_prepared_statements where name like 'kept_%')");
  for (let number = 0; number < 250; number += 1) expect(await read(`${number} + 0`)).toBe(number);
  expect(await kept()).toBe(200);
  expect(await read('0 + 0')).toBe(0);
});
