import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import * as z from 'zod/mini';

/**
 * The floor of the API: the product's framework, driver and pool size on the same PostgreSQL, without application code.
 * A read is one indexed statement, an order is its rows in one transaction, a token costs a session look-up.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

await pool.query(`
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

const name = z.string().check(z.regex(/^\w+$/));
const items = z.array(z.record(name, z.json()));
const order = z.catchall(
  z.object({ email: z.string(), products: z.json(), billing_address: z.json(), delivery_address: z.json() }),
  z.json(),
);

const app = new Hono();

app.use(async (context, next) => {
  const token = context.req.header('authorization');
  if (token !== undefined) {
    const { rowCount } = await pool.query({
      name: 'session',
      text: 'select person from sessions where token = $1',
      values: [token],
    });
    if (rowCount === 0) return context.text('Signed out', 401);
  }
  return next();
});

/** Set-up: adds a session. */
app.put('/sessions/:person', async (context) => {
  await pool.query('insert into sessions values ($1, $2)', [
    await context.req.text(),
    context.req.param('person'),
  ]);
  return context.json({ success: true });
});

const reads = new Map<string, string>();

/** Set-up: stores the rows that a read returns, in a table with a column per field. */
app.put('/responses/:name', async (context) => {
  const table = name.parse(context.req.param('name'));
  const rows = items.parse(await context.req.json());
  const columns = Object.keys(rows[0] ?? {});
  const types = columns.map(
    (column) => `"${column}" ${typeOf(rows.map((row) => row[column]).find((value) => value !== null))}`,
  );
  await pool.query(`create table "${table}" (position int primary key, ${types.join()})`);
  const numbered = rows.map((row, position) => ({ ...row, position }));
  await pool.query(`insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1)`, [
    JSON.stringify(numbered),
  ]);
  const selected = columns.map((column) => `"${column}"`).join();
  reads.set(table, `select ${selected} from "${table}" where position >= $1 order by position`);
  return context.json({ success: true });
});

app.get('/responses/:name', async (context) => {
  const name = context.req.param('name');
  const { rows } = await pool.query({ name, text: reads.get(name) ?? '', values: [0] });
  return context.json({ success: true, data: rows });
});

app.post('/orders', async (context) => {
  const { email, products, billing_address, delivery_address, ...body } = order.parse(
    await context.req.json(),
  );
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>({
      name: 'order',
      text: 'insert into orders (email, body) values ($1, $2) returning id',
      values: [email, JSON.stringify(body)],
    });
    const id = rows[0]?.id;
    await client.query({
      name: 'items',
      text: `insert into order_items
        select $1, place, item from jsonb_array_elements($2) with ordinality as list (item, place)`,
      values: [id, JSON.stringify(products)],
    });
    await client.query({
      name: 'addresses',
      text: `insert into order_addresses
        select $1, place, address from jsonb_array_elements($2) with ordinality as list (address, place)`,
      values: [id, JSON.stringify([billing_address, delivery_address])],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  return context.json({ success: true, message: 'Stored', payment_url: null, invoice_url: null });
});

const port = Number(process.env.PORT);
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
  console.log(`Open http://localhost:${port}`),
);
process.once('SIGINT', () => server.close(() => void pool.end().then(() => process.exit(0))));
