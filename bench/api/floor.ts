import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { durable } from '../../apps/server/src/database/synced-files';

/**
 * The floor of the API: the product's framework and driver, on files that are forced to disk as the product's are, and
 * no application code. A read is one indexed statement for rows of as many columns as the product's answer has fields; an
 * order is its rows, written in one transaction. A call that brings a token has its session looked up first, with one more
 * statement: nobody could answer it without.
 */

const database = await PGlite.create(durable(join(process.env.DATA_DIR ?? '', 'postgres'), PGlite));
await database.exec(`
  create table sessions (token text primary key, person text not null);
  create table orders (id bigint generated always as identity primary key, email text not null, body jsonb not null);
  create table order_items (
    order_id bigint references orders, position int, item jsonb not null, primary key (order_id, position)
  );
  create table order_addresses (
    order_id bigint references orders, position int, address jsonb not null, primary key (order_id, position)
  );
`);

const typeOf = (value: unknown): string => {
  if (typeof value === 'number') return 'double precision';
  return typeof value === 'string' ? 'text' : 'jsonb';
};

const items = z.array(z.record(z.string().check(z.regex(/^\w+$/)), z.unknown()));
const order = z.looseObject({
  email: z.string(),
  products: z.unknown(),
  billing_address: z.unknown(),
  delivery_address: z.unknown(),
});

const app = new Hono();

app.use(async (context, next) => {
  const token = context.req.header('authorization');
  if (token !== undefined) {
    const { rows } = await database.query('select person from sessions where token = $1', [token]);
    if (rows.length === 0) return context.text('Signed out', 401);
  }
  return next();
});

/** Before the measuring: a session that is looked up. */
app.put('/sessions/:person', async (context) => {
  await database.query('insert into sessions values ($1, $2)', [
    await context.req.text(),
    context.req.param('person'),
  ]);
  return context.json({ success: true });
});

/** Before the measuring: what a read is to answer, as a table with a column for each field. */
app.put('/answers/:name', async (context) => {
  const name = z.parse(z.string().check(z.regex(/^\w+$/)), context.req.param('name'));
  const rows = z.parse(items, await context.req.json());
  const columns = Object.keys(rows[0] ?? {});
  const types = columns.map(
    (column) => `"${column}" ${typeOf(rows.map((row) => row[column]).find((value) => value !== null))}`,
  );
  await database.exec(`create table "${name}" (position int primary key, ${types.join()})`);
  await database.query(`insert into "${name}" select * from jsonb_populate_recordset(null::"${name}", $1)`, [
    rows.map((row, position) => ({ ...row, position })),
  ]);
  const read = `select ${columns.map((column) => `"${column}"`).join()} from "${name}" where position >= $1 order by position`;
  reads.set(name, read);
  return context.json({ success: true });
});

const reads = new Map<string, string>();

app.get('/answers/:name', async (context) => {
  const { rows } = await database.query(reads.get(context.req.param('name')) ?? '', [0]);
  return context.json({ success: true, data: rows });
});

const insertItems = (table: string) =>
  `insert into ${table} select $1, place, item from jsonb_array_elements($2) with ordinality as list (item, place)`;

app.post('/orders', async (context) => {
  const { email, products, billing_address, delivery_address, ...body } = z.parse(
    order,
    await context.req.json(),
  );
  await database.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      'insert into orders (email, body) values ($1, $2) returning id',
      [email, body],
    );
    const id = rows[0]?.id;
    await tx.query(insertItems('order_items'), [id, products]);
    await tx.query(insertItems('order_addresses'), [id, [billing_address, delivery_address]]);
  });
  return context.json({ success: true, message: 'Stored', payment_url: null, invoice_url: null });
});

const port = Number(process.env.PORT);
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
  console.log(`Open http://localhost:${port}`),
);
process.once('SIGINT', () => server.close(() => void database.close().then(() => process.exit(0))));
