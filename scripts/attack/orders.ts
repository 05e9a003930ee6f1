import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import * as z from 'zod/mini';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import { openGate } from '../../contract/providers/gate';
import type { Running } from '../lib/product';
import { type Answer, call, type Finding, onPostgres, signIn, startServer } from './target';

/** The longest a request may take, in milliseconds. */
const longest = 2_000;

const place = (server: Running, token: string, key: string): Promise<Answer> =>
  call(server, '/v1/create-order', {
    token,
    headers: { 'Idempotency-Key': key },
    body: orderPayloadOf({ name: key, pay_now: false }),
  });

/** The stored orders, read past the server. */
interface Stored {
  readonly database: string;
  /** Runs a query and returns its rows. */
  readonly read: (query: string) => Promise<unknown>;
}

const inPostgres = (url: string): Stored => ({
  database: 'PostgreSQL',
  read: async (query) => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(query);
    await client.end();
    return rows;
  },
});

/** The server must have stopped: two processes on one embedded database ruin it. */
const inFolder = (dataFolder: string): Stored => ({
  database: 'embedded',
  read: async (query) => {
    const client = await PGlite.create(join(dataFolder, 'postgres'));
    const { rows } = await client.query(query);
    await client.close();
    return rows;
  },
});

const counts = z.array(z.object({ name: z.string(), count: z.number() }));

/** Orders of {@link orderPayloadOf} that lack an item or an address, or whose lines are not their total. */
const halfOrders = `select name, 1 as count from orders where
  (select count(*) from order_items where order_id = orders.id) <> 2
  or (select count(*) from order_addresses where order_id = orders.id) <> 2
  or total_minor <> coalesce(gift_box_unit_minor, 0) * packs
    + (select coalesce(sum(unit_minor * quantity), 0) from order_items where order_id = orders.id)`;

/** Judges the stored orders: each of at least so many acknowledged keys has one whole order. */
const judge = async (
  { database, read }: Stored,
  what: string,
  acknowledged: ReadonlySet<string>,
  least = 1,
): Promise<Finding> => {
  const found = counts.parse(await read('select name, count(*)::int as count from orders group by name'));
  const half = counts.parse(await read(halfOrders)).length;
  const names = new Set(found.map(({ name }) => name));
  const lost = [...acknowledged].filter((key) => !names.has(key)).length;
  const doubled = found.filter(({ count }) => count > 1).length;
  return {
    database,
    what,
    measured: `${acknowledged.size} acknowledged: ${lost} lost, ${doubled} double, ${half} half`,
    promised: 'none lost, double or half',
    good: acknowledged.size >= least && lost + doubled + half === 0,
  };
};

/** Sends every order ten times, to two servers on one database. */
export const attackIdentical = async (): Promise<readonly Finding[]> => {
  const [keys, copies] = [100, 10];
  const findings = await onPostgres(async (url) => {
    const servers = [
      await startServer({ DATABASE_URL: url }),
      await startServer({ DATABASE_URL: url }),
    ] as const;
    try {
      const token = await signIn(servers[0]);
      const acknowledged = new Set<string>();
      let refused = 0;
      for (let key = 0; key < keys; key += 1) {
        const answers = await Promise.all(
          Array.from({ length: copies }, (_, copy) =>
            place(servers[copy % 2 === 0 ? 0 : 1], token, `key ${key}`),
          ),
        );
        refused += answers.filter(({ status }) => status !== 200).length;
        if (refused === 0) acknowledged.add(`key ${key}`);
      }
      const stored = inPostgres(url);
      return [
        await judge(stored, `${keys * copies} requests for ${keys} orders, two servers`, acknowledged),
        {
          database: stored.database,
          what: 'the same requests',
          measured: `${refused} refused`,
          promised: 'all answered with the order',
          good: refused === 0,
        },
      ];
    } finally {
      for (const server of servers) await server.remove();
    }
  });
  return findings ?? [];
};

/** Orders from several buyers until told to stop; a key is sent again until it is acknowledged. */
const keepOrdering = (server: () => Running, token: string, name: string) => {
  const acknowledged = new Set<string>();
  const times: number[] = [];
  const statuses = new Set<number>();
  let going = true;
  const buyers = Array.from({ length: 4 }, async (_, buyer) => {
    for (let number = 0; going; number += 1) {
      const key = `${name} ${buyer} ${number}`;
      let answer: Answer;
      do {
        answer = await place(server(), token, key);
        statuses.add(answer.status);
        if (answer.status !== 0) times.push(answer.took);
        else await wait(20);
      } while (going && answer.status !== 200);
      if (answer.status === 200) acknowledged.add(key);
    }
  });
  return {
    acknowledged,
    times,
    statuses,
    stop: async () => {
      going = false;
      await Promise.all(buyers);
    },
  };
};

/** Takes the database away for 22 seconds while orders arrive: half of them it hangs, half it is gone. */
export const attackOutage = async (): Promise<readonly Finding[]> => {
  const findings = await onPostgres(async (url) => {
    const gate = await openGate(url);
    const server = await startServer({ DATABASE_URL: gate.url });
    try {
      const ordering = keepOrdering(() => server, await signIn(server), 'outage');
      await wait(2_000);
      gate.silence();
      await wait(11_000);
      await gate.refuse();
      await wait(11_000);
      await gate.open();
      await wait(4_000);
      await ordering.stop();
      const slowest = Math.max(...ordering.times);
      const odd = [...ordering.statuses].filter((status) => status !== 200 && status !== 503);
      const stored = inPostgres(url);
      return [
        await judge(stored, 'database away for 22 s', ordering.acknowledged),
        {
          database: stored.database,
          what: 'slowest answer meanwhile',
          measured: `${Math.round(slowest)} ms`,
          promised: `below ${longest} ms`,
          good: slowest < longest,
        },
        {
          database: stored.database,
          what: 'answers meanwhile',
          measured: [...ordering.statuses].sort().join(', '),
          promised: '200 and 503 only',
          good: odd.length === 0,
        },
      ];
    } finally {
      await server.remove();
      await gate.close();
    }
  });
  return findings ?? [];
};

/** For how long a server may acknowledge nothing before the attack gives up, in milliseconds. */
const patience = 60_000;

/** How many orders are acknowledged before each kill: another number every time, seven on average. */
const ordersBefore = (kill: number): number => 1 + ((kill * 5) % 13);

/**
 * Kills the server a hundred times in the midst of orders, counted in acknowledged ones, so that a slow machine is no gentler.
 * `KILLS` sets another number.
 */
const kill = async (env: Readonly<Record<string, string>>, storedOf: (server: Running) => Stored) => {
  const kills = Number(process.env.KILLS || 100);
  let server = await startServer(env);
  try {
    const ordering = keepOrdering(() => server, await signIn(server), 'kill');
    for (let round = 0; round < kills; round += 1) {
      const goal = ordering.acknowledged.size + ordersBefore(round);
      const begun = performance.now();
      while (ordering.acknowledged.size < goal) {
        if (performance.now() - begun > patience)
          throw new Error(
            `No order for a minute. Answers: ${[...ordering.statuses].join(', ')}. Printed:\n${server.printed()}`,
          );
        await wait(2);
      }
      // Another moment of an order every time.
      await wait((round * 7) % 25);
      await server.kill();
      // The server is dead for certain: its lock need not expire first.
      await rm(join(server.dataFolder, 'postgres.lock'), { recursive: true, force: true });
      ordering.statuses.clear();
      server = await server.again();
    }
    await ordering.stop();
    await server.stop();
    return await judge(
      storedOf(server),
      `${kills} kills while orders arrive`,
      ordering.acknowledged,
      kills * 5,
    );
  } finally {
    await server.remove();
  }
};

/** Kills servers with either database. */
export const attackKills = async (): Promise<readonly Finding[]> => {
  const external = await onPostgres((url) => kill({ DATABASE_URL: url }, () => inPostgres(url)));
  const embedded = await kill({}, ({ dataFolder }) => inFolder(dataFolder));
  return [...(external ? [external] : []), embedded];
};
