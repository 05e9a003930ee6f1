import type { Endpoint } from '@gifting/api/core/endpoint';
import { errorBody } from '@gifting/api/core/error';
import { rowMocks } from '@gifting/api/mocks';
import { table } from '@gifting/api/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cases, type World } from './cases';
import { type CallerName, type Host, openMocks, openServer } from './hosts';

/** Every row against its mock and against the server: same schema, same wire fields, access as the row says. */

let mocks: Host;
let server: Host;
let world: World;

const orderList = z.object({ data: z.object({ data: z.array(z.object({ id: z.number() })) }) });

beforeAll(async () => {
  mocks = await openMocks();
  server = await openServer();
  await server.send(rowNamed('orders.create'), cases['orders.create'].ok({ orderNumber: '' }), 'buyer');
  const orders = await server.send(rowNamed('orders.own'), {}, 'buyer');
  world = { orderNumber: String(orderList.parse(orders.body).data.data[0]?.id) };
});

afterAll(async () => {
  await mocks?.close();
  await server?.close();
});

const rowNamed = (name: (typeof table)[number]['name']): Endpoint => {
  const row = table.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`The table has no row ${name}.`);
  return row;
};

const callerOf = ({ access }: Endpoint): CallerName =>
  access === 'admin' ? 'admin' : access === 'user' ? 'buyer' : 'visitor';

/** The fields of an answer, without its values: what a client could come to rely on. */
const fieldsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [fieldsOf(value[0])];
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, fieldsOf(inner)])
      .sort(),
  );
};

test('each row has one mock, and names are unique', () => {
  expect(rowMocks.map(({ row }) => row)).toEqual(table);
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length);
  expect(new Set(table.map(({ method, path }) => `${method} ${path}`)).size).toBe(table.length);
});

describe.each(table.map((row) => [row.name, row as Endpoint] as const))('%s', (name, row) => {
  const entry = cases[name];
  const caller = callerOf(row);

  test('is answered by the mock and by the server with the same fields', async () => {
    const input = entry.ok(world);
    const [mocked, real] = [await mocks.send(row, input, caller), await server.send(row, input, caller)];
    expect({ mock: mocked.status, server: real.status }).toEqual({ mock: 200, server: 200 });
    expect(z.safeParse(row.response, mocked.body).error).toBeUndefined();
    expect(z.safeParse(row.response, real.body).error).toBeUndefined();
    expect(fieldsOf(real.body)).toEqual(fieldsOf(mocked.body));
  });

  if (row.access !== 'public') {
    test('is refused to visitors', async () => {
      const { status, body } = await server.send(row, entry.ok(world), 'visitor');
      expect(status).toBe(401);
      expect(errorBody.parse(body).message).not.toBe('');
    });
  }

  if (row.access === 'admin') {
    test('is refused to buyers', async () => {
      expect((await server.send(row, entry.ok(world), 'buyer')).status).toBe(403);
    });
  }

  const { unknown } = entry;
  if (unknown) {
    test('says when there is no such thing', async () => {
      const { status, body } = await server.send(row, unknown, caller);
      expect(status).toBe(404);
      expect(errorBody.parse(body).message).not.toBe('');
    });
  }

  for (const { body, field } of entry.refused ?? []) {
    test(`refuses a bad ${field} and names it`, async () => {
      const answered = await server.send(row, { body }, caller);
      expect(answered.status).toBe(422);
      expect(Object.keys(errorBody.parse(answered.body).errors)).toContain(field);
    });
  }
});
