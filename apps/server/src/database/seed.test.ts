import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../account/password';
import { openTestDatabase } from '../testing/test-database';
import type { OpenDatabase } from './database';
import { categories, currencies, orders, products, users } from './schema';
import { hasDemoAccounts, lockDemoAccounts, seedDemo } from './seed';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ seeded: false });
});
afterAll(() => database.close());

it('leaves a database that has data as it is, and fills a new one once', async () => {
  const { db } = database;
  expect(await hasDemoAccounts(db)).toBe(false);

  await db.insert(currencies).values({ code: 'CHF', rate: 1, position: 0 });
  await seedDemo(db);
  expect(await db.$count(products)).toBe(0);
  await db.delete(currencies);

  await seedDemo(db);
  expect(await hasDemoAccounts(db)).toBe(true);
  await db.update(products).set({ name: 'Renamed' }).where(eq(products.id, 101));
  const counts = await Promise.all([db.$count(products), db.$count(users)]);
  await seedDemo(db);
  expect(await Promise.all([db.$count(products), db.$count(users)])).toEqual(counts);
  const [renamed] = await db.select().from(products).where(eq(products.id, 101));
  expect(renamed?.name).toBe('Renamed');
});

it('numbers new rows of any table from 1000, above the demo rows', async () => {
  const { db } = database;
  const row = { description: '', picture: null };
  const [category] = await db
    .insert(categories)
    .values({ ...row, name: 'New' })
    .returning();
  const [product] = await db
    .insert(products)
    .values({ ...row, name: 'New', minimumOrderQuantity: 1, deliveryTime: '' })
    .returning();
  expect(category?.id).toBeGreaterThanOrEqual(1000);
  expect(product?.id).toBe((category?.id ?? 0) + 1);
});

it('locks demo accounts that still have the published password, once', async () => {
  const { db } = database;
  const [first] = await db.select().from(users).orderBy(users.id);
  const own = await hashPassword('a-secret-of-their-own');
  await db
    .update(users)
    .set({ passwordHash: own })
    .where(eq(users.id, first?.id ?? 0));
  expect(await lockDemoAccounts(db)).toBe(demoUsers.length - 1);
  expect(await lockDemoAccounts(db)).toBe(0);
  const kept = await db.select().from(users).orderBy(users.id);
  expect(kept[0]?.passwordHash).toBe(own);
  expect(await verifyPassword(kept[1]?.passwordHash, demoPassword)).toBe(false);
});

it('refuses what no order and no price may be', async () => {
  const { db } = database;
  const range = { min: 1, max: 2, price: 1 };
  for (const wrong of [
    { ...range, price: -1 },
    { ...range, min: 3 },
  ])
    await expect(db.update(products).set({ priceRanges: [range, wrong] })).rejects.toThrow();
  await expect(db.update(currencies).set({ rate: 0 })).rejects.toThrow();
  expect(await db.$count(orders)).toBe(0);
});
