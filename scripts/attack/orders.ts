import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import { openGate } from '../../contract/providers/gate';
import type { Running } from '../lib/product';
import { type Answer, call, type Finding, onPostgres, signIn, startServer } from './target';

const database = 'PostgreSQL';

/** The longest a request may take, in milliseconds. */
const longest = 2_000;

const place = (server: Running, token: string, key: string): Promise<Answer> =>
  call(server, '/v1/create-order', {
    token,
    headers: { 'Idempotency-Key': key },
    body: orderPayloadOf({ name: key, pay_now: false }),
  });

/** How many orders each key has, and how many orders lack an item or address. */
const readOrders = async (url: string) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string; count: number }>(
    'select name, count(*)::int as count from orders group by name',
  );
  const half = await client.query(`select id from orders where
    (select count(*) from order_items where order_id = orders.id) <> 2
    or (select count(*) from order_addresses where order_id = orders.id) <> 2`);
  await client.end();
  return { counts: new Map(rows.map(({ name, count }) => [name, count])), half: half.rowCount ?? 0 };
};

/** Judges the stored orders: every acknowledged key has one whole order. */
const judge = async (url: string, what: string, acknowledged: ReadonlySet<string>): Promise<Finding> => {
  const { counts, half } = await readOrders(url);
  const lost = [...acknowledged].filter((key) => !counts.has(key)).length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  return {
    database,
    what,
    measured: `${acknowledged.size} acknowledged: ${lost} lost, ${doubled} double, ${half} half`,
    promised: 'none lost, double or half',
    good: acknowledged.size > 0 && lost + doubled + half === 0,
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
      return [
        await judge(url, `${keys * copies} requests for ${keys} orders, two servers`, acknowledged),
        {
          database,
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
      return [
        await judge(url, 'database away for 22 s', ordering.acknowledged),
        {
          database,
          what: 'slowest answer meanwhile',
          measured: `${Math.round(slowest)} ms`,
          promised: `below ${longest} ms`,
          good: slowest < longest,
        },
        {
          database,
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

/** Kills the server a hundred times while orders arrive. `KILLS` sets another number. */
export const attackKills = async (): Promise<readonly Finding[]> => {
  const kills = Number(process.env.KILLS || 100);
  const findings = await onPostgres(async (url) => {
    let server = await startServer({ DATABASE_URL: url });
    try {
      const ordering = keepOrdering(() => server, await signIn(server), 'kill');
      for (let kill = 0; kill < kills; kill += 1) {
        // Another moment every time.
        await wait(100 + ((kill * 37) % 200));
        await server.kill();
        server = await server.again();
      }
      await wait(500);
      await ordering.stop();
      return [await judge(url, `${kills} kills while orders arrive`, ordering.acknowledged)];
    } finally {
      await server.remove();
    }
  });
  return findings ?? [];
};
