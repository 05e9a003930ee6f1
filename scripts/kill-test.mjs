import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildServer, serverFile } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { freePort } from './lib/port.mjs';
import { giveUp, root } from './lib/workspace.mjs';

/**
 * Kills the server with SIGKILL during orders, twenty times. Acknowledged orders must be stored whole, others
 * whole or not at all, and a retry with the same key must leave exactly one. SEED=2 chooses other moments.
 */

const rounds = 20;
const buyers = 4;
const seed = Number(process.env.SEED || 1);
const packs = 3;
const unitPrices = { 101: 9.2, 104: 7.95 };
const boxPrice = 3.1;

/** mulberry32: small, and the same on every machine. */
const random = (() => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
})();

const address = {
  email: 'buyer@example.com',
  phone: '+44 113 496 0142',
  address_line_1: '14 Calder Wharf',
  address_line_2: '',
  address_line_3: '',
  postal_code: 'LS10 1AP',
  post_town: 'Leeds',
};

/**
 * Every second order has two products; the name identifies an order.
 * @param {string} name
 * @param {number} number
 */
const payloadOf = (name, number) => ({
  name,
  email: 'buyer@example.com',
  phone: '+44 113 496 0142',
  number_of_boxes: packs,
  estimated_budget: 100,
  products_in_bag: [],
  gift_box_id: 201,
  gift_box_type: 'branded',
  status: 'pending',
  campaign_type: 'microsite',
  campaign_name: name,
  gift_redeem_quantity: null,
  multiple_delivery_address: false,
  user_currency: 'GBP',
  pay_now: false,
  get_invoice: true,
  products: (number % 2 === 0 ? [101, 104] : [101]).map((id) => ({ product_id: id, quantity: packs })),
  billing_address: { biller_name: 'Amara Okafor', ...address },
  delivery_address: { recipient_name: 'Amara Okafor', ...address },
  gift_note: { status: true, withoutMessage: false, from: 'Amara', to: 'All', message: name },
});

const folder = mkdtempSync(join(tmpdir(), 'gifting-kill-'));
let base = '';

/**
 * @param {string} path
 * @param {{ token?: string, body?: object, key?: string }} options
 */
const call = async (path, { token, body, key } = {}) => {
  const response = await fetch(`${base}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${answer.message}`);
  return answer;
};

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
const startServer = async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const started = Date.now();
  const child = spawn(process.execPath, [serverFile], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: '1',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Open http') && resolve(undefined));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} instead of starting`)));
  });
  return Date.now() - started;
};
/** @param {NodeJS.Signals} signal */
const stopServer = async (signal) => {
  const child = server;
  if (!child) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
};
const signIn = async () =>
  (await call('/login', { body: { email: 'buyer@example.com', password: 'unwrap-the-day' } })).data.token;

/**
 * Places orders until the server is killed; returns the acknowledged ones and the unanswered one.
 * @param {string} token
 * @param {number} round
 * @param {number} buyer
 * @param {() => void} onAcknowledged
 */
const orderUntilKilled = async (token, round, buyer, onAcknowledged) => {
  const acknowledged = [];
  for (let number = 0; ; number += 1) {
    const name = `round ${round} buyer ${buyer} order ${number}`;
    const order = { token, key: name, body: payloadOf(name, number) };
    try {
      await call('/v1/create-order', order);
      acknowledged.push(name);
      onAcknowledged();
    } catch (error) {
      // fetch throws a TypeError if the connection breaks; an error status is a finding.
      if (!(error instanceof TypeError)) throw error;
      return { acknowledged, open: order };
    }
  }
};

/** @param {number} amount */
const cents = (amount) => Math.round(amount * 100);

/**
 * The fields of a stored order that are checked.
 * @typedef {object} StoredOrder
 * @property {string} name
 * @property {number} quantity
 * @property {number} price_in_currency
 * @property {number} gift_box_price_user_currency
 * @property {{ product_price_user_currency: number, quantity: number }[]} order_items
 * @property {unknown[]} delivery_addresses
 * @property {unknown[]} billing_addresses
 */

/**
 * Lists the faults of a stored order.
 * @param {StoredOrder} order
 */
const faultsOf = (order) => {
  const number = Number(order.name.split(' ').at(-1));
  const expected = number % 2 === 0 ? 2 : 1;
  const unit = [unitPrices[101], ...(expected === 2 ? [unitPrices[104]] : []), boxPrice];
  const total = unit.reduce((sum, price) => sum + cents(price) * packs, 0);
  const lines = order.order_items.reduce(
    (sum, item) => sum + cents(item.product_price_user_currency) * item.quantity,
    cents(order.gift_box_price_user_currency) * order.quantity,
  );
  return [
    order.order_items.length !== expected && 'items',
    order.delivery_addresses.length !== 1 && 'delivery address',
    order.billing_addresses.length !== 1 && 'billing address',
    cents(order.price_in_currency) !== total && 'total',
    lines !== total && 'lines',
  ].filter(Boolean);
};

const seen = new Set();
/** @param {string} token */
const readNewOrders = async (token) => {
  const { data } = await call('/v1/pending-order', { token });
  /** @type {StoredOrder[]} */
  const orders = [];
  for (const { id } of data.data) {
    if (seen.has(id)) continue;
    seen.add(id);
    orders.push((await call(`/v1/order/${id}`, { token })).data.data);
  }
  return orders;
};

/** @type {({ acknowledged: number, result: string } & Record<string, string | number>)[]} */
const table = [];

/**
 * @param {number} round
 * @param {{ orders: number, milliseconds: number }} moment
 * @param {number} restart
 * @param {Awaited<ReturnType<typeof orderUntilKilled>>[]} results
 */
const judge = async (round, moment, restart, results) => {
  const token = await signIn();
  const found = await readNewOrders(token);
  const names = new Set(found.map(({ name }) => name));
  const acknowledged = results.flatMap((result) => result.acknowledged);
  const missing = acknowledged.filter((name) => !names.has(name));
  const survived = results.filter(({ open }) => names.has(open.key)).length;
  // Those whose answer never came are sent again: stored before or not, there must be one of each.
  for (const { open } of results) await call('/v1/create-order', { ...open, token });
  const all = [...found, ...(await readNewOrders(token))];
  const allNames = new Set(all.map(({ name }) => name));
  const doubled = all.length - allNames.size;
  const lost = results.filter(({ open }) => !allNames.has(open.key)).length;
  const half = all.filter((order) => faultsOf(order).length > 0).length;
  const good = missing.length === 0 && half === 0 && doubled === 0 && lost === 0;
  table.push({
    round,
    'killed after': `${moment.orders} orders, ${moment.milliseconds} ms`,
    acknowledged: acknowledged.length,
    missing: missing.length,
    half,
    'in flight, stored': `${survived} of ${results.length}`,
    doubled,
    'lost when sent again': lost,
    'up again (ms)': restart,
    result: good ? 'good' : 'BAD',
  });
};

/** The whole database at the end, read past the server: rows without an order, and orders that do not add up. */
const judgeDatabase = async () => {
  const require = createRequire(join(root, 'apps/server/package.json'));
  const { PGlite } = await import(pathToFileURL(require.resolve('@electric-sql/pglite')).href);
  const database = await PGlite.create(join(folder, 'postgres'));
  const { rows } = await database.query(`
    select count(*)::int as orders, count(*) filter (where
      total_minor <> coalesce(gift_box_unit_minor, 0) * packs
        + (select coalesce(sum(unit_minor * quantity), 0) from order_items where order_id = orders.id)
      or (select count(*) from order_addresses where order_id = orders.id) <> 2
    )::int as wrong from orders`);
  await database.close();
  return rows[0];
};

install();
buildServer();
process.on('exit', () => server?.kill('SIGKILL'));
try {
  console.log(`Seed ${seed}, data in ${folder}`);
  await startServer();
  for (let round = 1; round <= rounds; round += 1) {
    const token = await signIn();
    // Counted in orders and not in time alone, so that a slow machine is killed in the midst of them as well.
    const moment = { orders: 1 + Math.floor(random() * 30), milliseconds: Math.floor(random() * 25) };
    let acknowledged = 0;
    /** @type {(value?: unknown) => void} */
    let reached;
    const enough = new Promise((resolve) => {
      reached = resolve;
    });
    const ordering = Promise.all(
      Array.from({ length: buyers }, (_, buyer) =>
        orderUntilKilled(token, round, buyer, () => {
          acknowledged += 1;
          if (acknowledged === moment.orders) reached();
        }),
      ),
    );
    await Promise.race([enough, ordering]);
    await wait(moment.milliseconds);
    await stopServer('SIGKILL');
    // The server is dead for certain: its lock need not expire first.
    rmSync(join(folder, 'postgres.lock'), { recursive: true });
    const results = await ordering;
    const restart = await startServer();
    await judge(round, moment, restart, results);
    console.log(`round ${round} ${table.at(-1)?.result}`);
  }
  await stopServer('SIGTERM');
  console.table(table);
  const { orders, wrong } = await judgeDatabase();
  const acknowledged = table.reduce((sum, row) => sum + row.acknowledged, 0);
  const good = table.filter(({ result }) => result === 'good').length;
  console.log(
    `${orders} orders stored, ${acknowledged} acknowledged before a kill, ${wrong} that do not add up`,
  );
  console.log(`${good} of ${rounds}`);
  if (good !== rounds || wrong > 0) process.exitCode = 1;
  rmSync(folder, { recursive: true, force: true });
} catch (error) {
  giveUp(
    `The kill test could not be finished: ${error instanceof Error ? error.message : error}. The data is in ${folder}.`,
  );
}
