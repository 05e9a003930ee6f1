import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../database/database';
import {
  categories,
  collections,
  currencies,
  giftBoxes,
  gifting,
  productCategories,
  products,
  serviceProducts,
  services,
} from '../database/schema';
import { openTestDatabase } from '../testing/test-database';
import { createCatalogueAnswers } from './catalogue-answers';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Writes every row of a table as it is. */
const rewrite = async (
  table: PgTable,
  db: Pick<OpenDatabase['db'], 'execute'> = database.db,
): Promise<void> => {
  const [column] = Object.values(getTableColumns(table));
  await db.execute(sql`update ${table} set ${sql.identifier(column?.name ?? '')} = ${column}`);
};

/** Counts how often an answer to the same request had to be made. */
const counted = () => {
  const answerOf = createCatalogueAnswers(database.db);
  const make = vi.fn(() => Promise.resolve('[]'));
  return { make, ask: (request = 'products') => answerOf(request, make) };
};

test('an answer is made once, and kept for its request alone', async () => {
  const { make, ask } = counted();
  expect([await ask(), await ask()]).toEqual(['[]', '[]']);
  expect(make).toHaveBeenCalledTimes(1);
  await ask('services');
  expect(make).toHaveBeenCalledTimes(2);
});

const tables: readonly PgTable[] = [
  categories,
  collections,
  currencies,
  giftBoxes,
  gifting,
  productCategories,
  products,
  serviceProducts,
  services,
];

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'a change in %s makes every answer anew',
  async (_, table) => {
    const { make, ask } = counted();
    await ask();
    await rewrite(table);
    await ask();
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
  },
);

test('a change that is rolled back is none', async () => {
  const { make, ask } = counted();
  await ask();
  await expect(
    database.db.transaction(async (tx) => {
      await rewrite(products, tx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await ask();
  expect(make).toHaveBeenCalledTimes(1);
});

test('a refusal is not kept', async () => {
  const { make, ask } = counted();
  make.mockRejectedValueOnce(new Error('refused'));
  await expect(ask()).rejects.toThrow('refused');
  expect(await ask()).toBe('[]');
});
