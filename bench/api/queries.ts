import { bearerToken } from '@gifting/api/core/request';
import { serve } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import pg from 'pg';
import { findCaller } from '../../apps/server/src/account/sessions';
import type { Database } from '../../apps/server/src/database/database';
import { readOrdersOf } from '../../apps/server/src/orders/repository';

/**
 * Between the floor and the product: the product's two queries of own orders through Drizzle, without its checks, encoding
 * and headers. It tells what a rate below the budget is spent on.
 */

const db: Database = drizzle(new pg.Pool({ connectionString: process.env.DATABASE_URL }));

const month = 30 * 24 * 3_600_000;

const app = new Hono();

app.get('*', async (context) => {
  const token = bearerToken(context.req.header('authorization'));
  const caller = await findCaller(db, token ?? '', new Date(), { absolute: month, idle: month });
  if (!caller) return context.text('Signed out', 401);
  const { items } = await readOrdersOf(db, caller.id, {});
  return context.json({ success: true, data: items });
});

const port = Number(process.env.PORT);
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
  console.log(`Open http://localhost:${port}`),
);
process.once('SIGINT', () => server.close(() => process.exit(0)));
