import { setTimeout as wait } from 'node:timers/promises';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import { openGate } from '../../contract/providers/gate';
import type { Running } from '../lib/product';
import { inPostgres } from '../lib/stored';
import { judge, type Kept } from './judge';
import { killOnBoth } from './kills';
import { type Answer, call, type Finding, onPostgres, signIn, startServer } from './target';

/** The longest a request may take, in milliseconds. */
const longest = 2_000;

const place = (server: Running, token: string, key: string): Promise<Answer> =>
  call(server, '/v1/create-order', {
    token,
    headers: { 'Idempotency-Key': key },
    body: orderPayloadOf({ name: key, pay_now: false }),
  });

/** Orders, named by their keys. Half are those that lack an item or an address, or whose lines are not their total. */
const kept: Kept = {
  names: 'select name, count(*)::int as count from orders group by name',
  half: `select name, 1 as count from orders where
    (select count(*) from order_items where order_id = orders.id) <> 2
    or (select count(*) from order_addresses where order_id = orders.id) <> 2
    or total_minor <> coalesce(gift_box_unit_minor, 0) * packs
      + (select coalesce(sum(unit_minor * quantity), 0) from order_items where order_id = orders.id)`,
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
        await judge(stored, kept, `${keys * copies} requests for ${keys} orders, two servers`, acknowledged),
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
    answered: () => acknowledged.size,
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
        await judge(stored, kept, 'database away for 22 s', ordering.acknowledged),
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

/** Kills servers with either database while orders arrive. */
export const attackKills = (): Promise<readonly Finding[]> =>
  killOnBoth('orders', kept, async (server) => keepOrdering(server, await signIn(server()), 'kill'));
