import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-database';
import type { Database } from './database';

vi.setConfig({ testTimeout: 120_000 });

const readDay = async (db: Database): Promise<unknown> =>
  (await db.select({ day: sql`date '2026-02-03'` }).from(sql`(values (1)) as one`))[0]?.day;

it('reads dates as Drizzle wants them, with the first query, with later ones and in a transaction', async () => {
  const { db, close } = await openTestDatabase({ seeded: false });
  expect(await readDay(db)).toBe('2026-02-03');
  expect(await readDay(db)).toBe('2026-02-03');
  expect(await db.transaction(readDay)).toBe('2026-02-03');
  await close();
});
