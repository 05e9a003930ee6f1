import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { asc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { migrationsFolder } from '../testing/test-database';
import * as schema from './schema';

vi.setConfig({ testTimeout: 120_000 });

const journal = z.looseObject({ entries: z.array(z.unknown()) });

/** A copy of the migrations folder with its first `count` migrations only. */
const firstMigrations = (count: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const whole = z.parse(journal, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...whole, entries: whole.entries.slice(0, count) }));
  return folder;
};

it('brings a database of the first version up to date and keeps what is in it', async () => {
  const folder = firstMigrations(1);
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  await client.exec(`
    insert into gifting (id, name, description) values (1, 'Welcome packs', ''), (2, 'Welcome packs!', '');
    insert into categories (id, name, description) values (31, 'First day', ''), (32, 'Drinkware', ''), (33, '???', '');
    insert into products (id, name, description, minimum_order_quantity, delivery_time)
      values (101, 'Stoneware Mug', '', 1, ''), (102, 'Cap', '', 1, '');
    insert into product_categories values (101, 31), (101, 32);
    insert into price_ranges values (101, 1, 100, 249, 840), (101, 0, 1, 99, 920);
    insert into currencies values ('GBP', 1, 0);
    insert into users (id, name, email, phone, company_name, company_address, password_hash)
      values (900, 'A', 'a@example.com', '', '', '', '');
    insert into orders (id, user_id, name, email, phone, packs, budget_minor, currency, several_addresses, pay_now, get_invoice, total_minor)
      values (901, 900, 'A', '', '', 1, 0, 'GBP', true, false, false, 10);
    insert into order_items values (901, 0, 101, 'Stoneware Mug', null, 10, 1), (901, 1, 102, 'Cap', null, 10, 1);
  `);

  await migrate(db, { migrationsFolder });

  const slugs = async (table: typeof schema.gifting | typeof schema.categories) =>
    (await db.select({ slug: table.slug }).from(table).orderBy(asc(table.id))).map(({ slug }) => slug);
  expect(await slugs(schema.gifting)).toEqual(['welcome-packs', 'welcome-packs-2']);
  expect(await slugs(schema.categories)).toEqual(['first-day', 'drinkware', null]);
  expect(await db.select().from(schema.products).orderBy(asc(schema.products.id))).toMatchObject([
    {
      ...{ id: 101, categoryId: 32, slug: 'stoneware-mug', sku: 'GIFT-101', active: true, deletedAt: null },
      priceRanges: [
        { min: 1, max: 99, price: 920 },
        { min: 100, max: 249, price: 840 },
      ],
    },
    { id: 102, categoryId: null, slug: 'cap', sku: 'GIFT-102', priceRanges: [] },
  ]);
  expect(await db.select().from(schema.productCategories)).toEqual([{ productId: 101, categoryId: 31 }]);
  const items = await db.select().from(schema.orderItems).orderBy(asc(schema.orderItems.position));
  expect(items.map(({ productName }) => productName)).toEqual(['Stoneware Mug', 'Cap']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
  const [person] = await db.select().from(schema.users);
  expect(person?.emailConfirmedAt).toEqual(person?.createdAt);
  await client.close();
});

it('calls an intra-Community supply by its name, in orders and in the documents issued for them', async () => {
  const folder = firstMigrations(23);
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  const document = (treatment: string) => ({ order: 901, taxed: { tax: { treatment, rate: 0 } } });
  await client.exec(`
    insert into currencies values ('EUR', 1, 0);
    insert into users (id, name, email, phone, company_name, company_address, password_hash)
      values (900, 'A', 'a@example.com', '', '', '', '');
    insert into orders (id, user_id, name, email, phone, packs, budget_minor, currency, several_addresses, pay_now, get_invoice,
        total_minor, status, tax_treatment, tax_country, tax_rate, tax_minor, billing_country, vat_number)
      values (901, 900, 'A', '', '', 1, 0, 'EUR', true, false, true, 10, 'pending', 'reverse_charge', 'AT', 0, 0, 'AT', 'ATU12345675');
    insert into documents values (901, 'invoice', 'INV-2026-00001', '${JSON.stringify(document('reverse_charge'))}', now());
  `);

  await migrate(db, { migrationsFolder });

  const [order] = await db.select({ treatment: schema.orders.taxTreatment }).from(schema.orders);
  expect(order).toEqual({ treatment: 'intra_community' });
  const [stored] = await db.select({ content: schema.documents.content }).from(schema.documents);
  expect(stored).toEqual({ content: document('intra_community') });
  await expect(db.delete(schema.documents)).rejects.toThrow();
  await client.close();
});
