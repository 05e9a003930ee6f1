import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../database/database';
import { seedDemo } from '../database/seed';

/** The migrations folder, as the server finds it at run time. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Copies each table. Returns the statements that bring rows and sequences back as they are now, without triggers. */
const undoing = async (client: PGlite): Promise<string> => {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(`
    select quote_ident(relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname`);
  const { rows: sequences } = await client.query<{ reset: string }>(`
    select format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as reset
    from pg_sequences where schemaname = 'public'`);
  const copies = tables.map(({ name }) => `create table copies.${name} as table public.${name};`);
  await client.exec(['create schema copies;', ...copies].join('\n'));
  return [
    'set session_replication_role = replica;',
    // Rows come back in the order of their insertion, as in a new table: deleted ones leave room for later ones.
    `truncate ${tables.map(({ name }) => `public.${name}`).join(', ')};`,
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select ${columns} from copies.${name};`,
    ),
    ...sequences.map(({ reset }) => reset),
    'set session_replication_role = default;',
  ].join('\n');
};

/** What a new database is copied from. */
interface Cluster {
  readonly dump: Blob;
  readonly undo: string;
}

const makeCluster = async (seeded: boolean): Promise<Cluster> => {
  // The smallest write-ahead log, for every database is a copy of it.
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  if (seeded) await seedDemo(db);
  const undo = await undoing(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return { dump, undo };
};

/** Creating a cluster takes seconds and copying it one: a test gets the database of an earlier one, its rows as they were. */
const createPool = (seeded: boolean) => {
  let cluster: Promise<Cluster> | undefined;
  const idle: PGlite[] = [];
  const take = async (): Promise<PGlite> => {
    cluster ??= makeCluster(seeded);
    const { dump, undo } = await cluster;
    const client = idle.pop();
    if (!client) return PGlite.create({ loadDataDir: dump });
    try {
      await client.exec(undo);
      return client;
    } catch {
      // A test has changed the tables themselves.
      await client.close();
      return take();
    }
  };
  return { take, give: (client: PGlite): void => void idle.push(client) };
};

/** Test files share a worker, and with it these. */
const pools = { seeded: createPool(true), empty: createPool(false) };

/** Opens a migrated in-memory database, with the demo catalogue unless `seeded` is false. */
export const openTestDatabase = async ({ seeded = true } = {}): Promise<OpenDatabase> => {
  const pool = pools[seeded ? 'seeded' : 'empty'];
  const client = await pool.take();
  let open = true;
  // What a test has left running must not reach the next one.
  const leased = new Proxy(client, {
    get: (target, key) => {
      if (!open) throw new Error('The test has closed its database.');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const db = drizzle(leased);
  return {
    db,
    pictureDb: db,
    close: async () => {
      open = false;
      pool.give(client);
    },
  };
};
