import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { demoSeller } from '@gifting/api/demo/seller';
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createApp } from '../../apps/server/src/app';
import type { Database } from '../../apps/server/src/database/database';
import { openPostgres } from '../../apps/server/src/database/postgres';
import { mails } from '../../apps/server/src/database/schema';
import { seedDemo } from '../../apps/server/src/database/seed';
import { type PostgresHere, startPostgres } from './postgres';
import { clientHeader, type Provider, providerOf } from './provider';

const migrationsFolder = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

/** The server without a listening socket. An error it would log fails the call instead. */
const serve = (name: string, db: Database, close: () => Promise<void>): Provider => {
  const app = createApp({
    db,
    seller: demoSeller,
    mail: { origin: () => 'https://gifts.example', mailbox: false },
    clientAddress: (context) => context.req.header(clientHeader) ?? 'one office',
    onError: (where, error) => {
      throw new Error(`${name}: ${where}`, { cause: error });
    },
  });
  const mailTo = async (address: string): Promise<string> => {
    const [latest] = await db
      .select({ body: mails.body })
      .from(mails)
      .where(eq(mails.recipient, address))
      .orderBy(desc(mails.id))
      .limit(1);
    return latest?.body ?? '';
  };
  return providerOf(name, (request) => app.request(request), close, mailTo);
};

/** The server on an embedded database in memory, with the demo catalogue. */
export const openEmbeddedServer = async (): Promise<Provider> => {
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  await seedDemo(db);
  return serve('server on PGlite', db, () => client.close());
};

/** The server on a PostgreSQL started for it, with the demo catalogue. */
export const openPostgresServer = async (here: PostgresHere): Promise<Provider> => {
  const { url, stop } = await startPostgres(here);
  const { db, close } = await openPostgres({ url, migrationsFolder, prepare: seedDemo });
  return serve('server on PostgreSQL', db, async () => {
    await close();
    await stop();
  });
};
