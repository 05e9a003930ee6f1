import { fileURLToPath } from 'node:url';
import { demoUsers } from '@gifting/api/demo/users';
import { table } from '@gifting/api/table';
import pg from 'pg';
import * as z from 'zod/mini';
import { openPostgres } from '../../apps/server/src/database/postgres';
import { seedDemo } from '../../apps/server/src/database/seed';
import { startOpenIdIssuer } from '../../apps/server/src/testing/openid-issuer';
import { createTestApi } from '../test-api';
import { driveConfirmed, driveOpenId, driveRows } from './drive';
import { activeOrders, fill, ordersOfBuyer, type Scale } from './fill';
import { faultsOf, isSmall } from './judge';
import { openRecorder, type Recorded } from './recorder';
import { shapeOf } from './shape';
import { openSite, origin } from './site';

const migrationsFolder = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

/** What was found about the statements of the server. */
export interface Examined {
  readonly recorded: readonly Recorded[];
  /** What is wrong, each once. */
  readonly faults: readonly string[];
  /** A line for each statement of each row: its shape, and how its tables were read. */
  readonly lines: readonly string[];
  /** The rows of the table that sent none. */
  readonly silent: readonly string[];
  /** References to rows that are deleted that no index finds. */
  readonly unindexed: readonly string[];
  /** The major version of PostgreSQL. */
  readonly version: string;
}

interface Settings {
  /** Of the server; the database is created beside it. */
  readonly url: string;
  readonly scale: Scale;
  /** Whether plans are chosen as among many rows: among few, reading and joining whole tables is always cheaper. */
  readonly asAmongMany: boolean;
}

const ids = z.tuple([z.object({ id: z.string() })]);

/** Creates a database that sorts as people do, so that an index that holds for the C locale alone is found out. */
const createDatabase = async ({ url, asAmongMany }: Settings): Promise<string> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database plans locale_provider icu icu_locale 'en' template template0`);
  const settings = asAmongMany
    ? {
        enable_seqscan: 'off',
        enable_hashjoin: 'off',
        enable_mergejoin: 'off',
        random_page_cost: '1.1',
        // Reading far too much of an index costs little among few rows.
        cpu_index_tuple_cost: '0.1',
      }
    : {};
  for (const [name, value] of Object.entries({ jit: 'off', ...settings }))
    await client.query(`alter database plans set ${name} = ${value}`);
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  await client.end();
  return Object.assign(new URL(url), { pathname: 'plans' }).href;
};

const fillDatabase = async (url: string, scale: Scale): Promise<void> => {
  const { close } = await openPostgres({ url, migrationsFolder, prepare: seedDemo });
  await close();
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select id from users where email = $1', [demoUsers[0].email]);
  await fill(client, scale, Number(z.parse(ids, rows)[0].id));
  await client.end();
};

/** The rows that sent a statement, together where there are many: the look-up of a session belongs to none. */
const manyRows = 12;

const linesOf = (recorded: readonly Recorded[]): readonly string[] => {
  const senders = new Map<string, Set<string>>();
  const ways = new Map<string, Set<string>>();
  for (const { by, text, plan } of recorded) {
    const shape = shapeOf(text);
    senders.set(shape, (senders.get(shape) ?? new Set()).add(by));
    const known = ways.get(shape) ?? new Set<string>();
    for (const { table: read, index } of plan.scans)
      if (!isSmall(read)) known.add(`${read} by ${index ?? 'all of it'}`);
    ways.set(shape, known);
  }
  return [...senders]
    .flatMap(([shape, by]) =>
      by.size > manyRows ? [['many rows', shape]] : [...by].map((row) => [row, shape]),
    )
    .map(([row, shape = '']) => `${row}: ${shape} | ${[...(ways.get(shape) ?? [])].sort().join(', ')}`)
    .sort();
};

const shown = z.tuple([z.object({ server_version: z.string() })]);

const versionOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query('show server_version');
  return z.parse(shown, rows)[0].server_version.split('.')[0] ?? '';
};

const references = z.array(z.object({ reference: z.string() }));

/** The references without an index to tables of which rows are deleted: each deletion would read the whole table. */
const findUnindexed = async (client: pg.Client, recorded: readonly Recorded[]): Promise<string[]> => {
  const deleted = recorded.flatMap(({ text }) => /^delete from "(\w+)"/.exec(text)?.[1] ?? []);
  const { rows } = await client.query(
    `select conrelid::regclass || '.' || attname as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid::regclass::text = any($1)
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
      order by 1`,
    [deleted],
  );
  return z.parse(references, rows).map(({ reference }) => reference);
};

/** Fills a database and sends every statement of the server to it. */
export const examine = async (settings: Settings): Promise<Examined> => {
  const { scale } = settings;
  const url = await createDatabase(settings);
  await fillDatabase(url, scale);
  const recorder = await openRecorder(url);
  const issuer = await startOpenIdIssuer(origin);
  try {
    const site = openSite(recorder, issuer.settings);
    const api = createTestApi(site.provider);
    await driveRows(api);
    await driveConfirmed(api, () =>
      // A block, which is none of the server's statements.
      recorder.client.query('do $$ begin update users set email_confirmed_at = now(); end $$'),
    );
    await driveOpenId(api, issuer);
    await site.openLinked();
    await site.runTasks();
    const recorded = [...recorder.recorded];
    const allowance = { company: ordersOfBuyer * 3, underWay: activeOrders(scale) * 5 };
    const faults = recorded.flatMap(({ by, text, plan }) =>
      faultsOf(plan, by, allowance).map((fault) => `${by} ${fault}: ${shapeOf(text)}`),
    );
    const senders = new Set(recorded.map(({ by }) => by));
    return {
      recorded,
      faults: [...new Set(faults)],
      lines: linesOf(recorded),
      silent: table.map(({ name }) => name).filter((name) => !senders.has(name)),
      unindexed: await findUnindexed(recorder.client, recorded),
      version: await versionOf(recorder.client),
    };
  } finally {
    await issuer.stop();
    await recorder.client.end();
  }
};
