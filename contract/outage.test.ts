import { fileURLToPath } from 'node:url';
import { refusalTexts } from '@gifting/api/core/texts';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '../apps/server/src/app';
import { openPostgres } from '../apps/server/src/database/postgres';
import { seedDemo } from '../apps/server/src/database/seed';
import { orderPayloadOf } from '../apps/server/src/testing/order-payload';
import { type Gate, openGate } from './providers/gate';
import { findPostgres, startPostgres } from './providers/postgres';

const postgres = findPostgres();
const migrationsFolder = fileURLToPath(new URL('../apps/server/migrations', import.meta.url));

/** How long an answer may take, in milliseconds. */
const patience = 2_000;

/** More requests at once than the pool has connections. */
const many = 24;

const signedIn = z.object({ data: z.object({ token: z.string() }) });

describe.skipIf(typeof postgres === 'string')('a server that loses its PostgreSQL', () => {
  let gate: Gate;
  let direct: pg.Client;
  let token = '';
  let call: (path: string, init?: RequestInit) => Promise<Response>;
  const closing: (() => Promise<unknown>)[] = [];

  const order = (key: string): Promise<Response> =>
    call('/v1/create-order', {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify(orderPayloadOf({ name: key, pay_now: false })),
    });
  const ordersNamed = async (name: string): Promise<number> =>
    (await direct.query('select 1 from orders where name = $1', [name])).rowCount ?? 0;

  /** Sends requests at once; each must be told in time to try again. */
  const allUnavailable = async (send: (number: number) => Promise<Response>): Promise<void> => {
    const answers = await Promise.all(
      Array.from({ length: many }, async (_, number) => {
        const started = performance.now();
        const response = await send(number);
        return { response, took: performance.now() - started };
      }),
    );
    for (const { response, took } of answers) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toEqual({ success: false, message: refusalTexts.busy, errors: {} });
      expect(took).toBeLessThan(patience);
    }
  };

  /** Connections that were being opened may take a moment. */
  const becomesReady = () =>
    expect.poll(async () => (await call('/v1/ready')).status, { timeout: 10_000 }).toBe(200);

  beforeAll(async () => {
    if (typeof postgres === 'string') return;
    const started = await startPostgres(postgres);
    gate = await openGate(started.url);
    const database = await openPostgres({ url: gate.url, migrationsFolder, prepare: seedDemo });
    direct = new pg.Client(started.url);
    await direct.connect();
    closing.push(database.close, () => direct.end(), gate.close, started.stop);
    const app = createApp({ db: database.db });
    call = async (path, init = {}) =>
      app.request(`/api${path}`, {
        ...init,
        headers: {
          'Content-Type': 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...init.headers,
        },
      });
    const body = JSON.stringify({ email: demoUsers[0].email, password: demoPassword });
    const response = await call('/login', { method: 'POST', body });
    token = z.parse(signedIn, await response.json()).data.token;
  });
  afterEach(() => gate.open());
  afterAll(async () => {
    for (const close of closing) await close();
  });

  it.each(['silent', 'gone'])('says so in time while it is %s, and works again after it', async (how) => {
    // Connections in use before, so that requests find both old and new ones.
    await Promise.all(Array.from({ length: many }, () => call('/v1/pending-order')));
    if (how === 'silent') gate.silence();
    else await gate.refuse();
    for (let round = 0; round < 2; round += 1)
      await allUnavailable(
        (number) =>
          [call('/v1/products'), call('/v1/pending-order'), order(`${how} ${number}`)][number % 3] ??
          call('/'),
      );
    expect((await call('/v1/ready')).status).toBe(503);
    expect((await call('/v1/health')).status).toBe(200);
    await gate.open();
    await becomesReady();
    // More orders than connections: none was lost to the outage.
    for (let number = 0; number < 12; number += 1) {
      expect((await order(`${how} ${number}`)).status).toBe(200);
      expect(await ordersNamed(`${how} ${number}`)).toBe(1);
    }
  });

  it('does not carry out later what it refused while a table was locked', async () => {
    await direct.query('begin');
    await direct.query('lock table orders in access exclusive mode');
    await allUnavailable((number) => order(`locked ${number}`));
    await direct.query('commit');
    expect((await order('locked after all')).status).toBe(200);
    for (let number = 0; number < many; number += 1) expect(await ordersNamed(`locked ${number}`)).toBe(0);
  });

  it('does not carry out later a transaction it refused while the database hung', async () => {
    // Warm connections: the transactions begin on them.
    await Promise.all(Array.from({ length: many }, () => call('/v1/pending-order')));
    await direct.query('begin');
    await direct.query('lock table order_items in access exclusive mode');
    const waiting = allUnavailable((number) => order(`hung ${number}`));
    gate.silence();
    await waiting;
    await direct.query('commit');
    await gate.open();
    await becomesReady();
    for (let number = 0; number < many; number += 1) expect(await ordersNamed(`hung ${number}`)).toBe(0);
  });

  it('says so when the disk is full', async () => {
    await direct.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await direct.query(
      'create trigger full_disk before insert on orders for each row execute function full_disk()',
    );
    await allUnavailable((number) => order(`full ${number}`));
    await direct.query('drop trigger full_disk on orders');
    expect((await order('full 0')).status).toBe(200);
  });
});
