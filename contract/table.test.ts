import type { Endpoint } from '@gifting/api/core/endpoint';
import { errorBody } from '@gifting/api/core/error';
import { allMocks } from '@gifting/api/mocks';
import { table } from '@gifting/api/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Case } from './case';
import { cases } from './cases';
import { fieldsOf } from './fields';
import type { Answered, Host } from './hosts/host';
import { openMockServer } from './hosts/mock-server';
import { findPostgres } from './hosts/postgres';
import { openEmbeddedServer, openPostgresServer } from './hosts/server';
import { createTestApi, type TestApi } from './test-api';

/**
 * Every row through its cases on every host: same status, same wire fields as the row's own sample, same effect in the
 * next read. What a case expects is written once, so hosts that meet it are alike.
 */

/** The cases of any row, for walking through the table. */
type AnyCase = Case<Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>>;
type Input = Readonly<Record<string, unknown>>;

const postgres = findPostgres();
const hosts: Record<string, () => Promise<Host>> = {
  'the mocks': openMockServer,
  'the server on PGlite': openEmbeddedServer,
  ...(typeof postgres === 'object' && { 'the server on PostgreSQL': () => openPostgresServer(postgres) }),
};
if (typeof postgres === 'string') process.stdout.write(`Not run on PostgreSQL: ${postgres}.\n`);

/** What nobody asks for and no row may keep. */
const foreign = { role: 'admin', id: 1, price: 0.01, total: 1, slug: 'mine', picture: '/mine.png' };

const asRecord = (value: unknown): Input => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A call with some fields of its body and query changed; fields that are `undefined` are left out. */
const changed = (
  input: Input,
  { body, query }: { body?: Input | undefined; query?: Input | undefined },
): Input => ({
  ...input,
  ...(body && {
    body: Object.fromEntries(
      Object.entries({ ...asRecord(input.body), ...body }).filter(([, value]) => value !== undefined),
    ),
  }),
  ...(query && { query: { ...asRecord(input.query), ...query } }),
});

const refusalOf = ({ status, body }: Answered, expected: number) => {
  expect({ status, body }).toMatchObject({ status: expected });
  const refusal = errorBody.parse(body);
  expect(refusal.message).not.toBe('');
  return refusal;
};

let counted = 0;

describe.each(Object.entries(hosts))('%s', (_, open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = createTestApi(await open());
  });
  afterAll(() => api?.host.close());

  describe.each(allMocks.map((mock) => [mock.row.name, mock] as const))(
    '%s',
    (name, { row: called, samples }) => {
      const row: Endpoint = called;
      // Which row it is, is only known to the types of its own file of cases.
      const entry = cases[name] as unknown as AnyCase;
      const {
        effect,
        variants = {},
        unknown,
        refused = [],
        otherwise = {},
        watch,
        alike,
        empty,
        refuses,
      } = entry;
      const session = () => entry.session?.(api) ?? api.sessionFor(row);
      const send = async (input: object, token?: string | null) =>
        api.host.send(row, input, token === undefined ? await session() : token);
      const check = (title: string, run: () => Promise<void>) => {
        counted += 1;
        test(title, run);
      };
      /** Refused, and nothing has changed by it. */
      const refuse = async (input: object, status: number, token?: string | null) => {
        const before = await watch?.(api);
        const refusal = refusalOf(await send(input, token), status);
        expect(await watch?.(api)).toEqual(before);
        return refusal;
      };

      if (refuses === undefined)
        check('answers with the fields of its sample', async () => {
          const { status, body } = await send(await entry.ok(api));
          expect({ status, body }).toMatchObject({ status: 200 });
          expect(z.safeParse(row.response, body).error).toBeUndefined();
          expect(fieldsOf(body)).toEqual(fieldsOf(z.encode<z.ZodMiniType>(called.response, samples.ok)));
        });
      else
        check('refuses every call', async () => {
          await refuse(await entry.ok(api), refuses);
        });

      if (alike)
        check('answers other spellings alike', async () => {
          const answer = await send(await entry.ok(api));
          for (const input of await alike(api)) expect(await send(input)).toEqual(answer);
        });

      for (const [title, { ok, effect: done }] of Object.entries({
        ...(effect && {
          'does what the next read shows, whatever else it is sent': { ok: entry.ok, effect },
        }),
        ...variants,
      }))
        check(title, async () => {
          const token = await session();
          const input = await ok(api);
          const sent = row.body
            ? changed(input, { body: { ...foreign, ...asRecord(asRecord(input).body) } })
            : input;
          expect(await send(sent, token)).toMatchObject({ status: 200 });
          expect(await done.see(api, input, token)).toEqual(done.shows);
        });

      if (empty)
        check('says when there is nothing', async () => {
          const { input, token } = await empty.ask(api);
          const { status, body } = await send(input, token);
          expect(status).toBe(200);
          const model = z.parse(row.response, body);
          if (Array.isArray(empty.shows)) expect(model).toEqual(empty.shows);
          else expect(model).toMatchObject(asRecord(empty.shows));
        });

      if (row.access !== 'public')
        check('is refused to visitors', async () => {
          const input = await entry.ok(api);
          await refuse(input, 401, null);
          await refuse(input, 401, 'no-such-session');
        });

      if (row.access === 'admin')
        check('is refused to buyers', async () => {
          await refuse(await entry.ok(api), 403, await api.sessionFor({ access: 'user' }));
        });

      if (unknown)
        check('says when there is no such thing', async () => {
          for (const input of await unknown(api)) await refuse(input, 404);
        });

      for (const { field, ...change } of refused)
        check(`refuses a bad ${field}: ${describeChange(change)}`, async () => {
          const { errors } = await refuse(changed(await entry.ok(api), change), 422);
          expect(Object.keys(errors)).toContain(field);
        });

      for (const [what, { body, status }] of Object.entries(otherwise))
        check(`refuses ${what}`, async () => {
          await refuse(changed(await entry.ok(api), { body }), status);
        });
    },
  );
});

/** Says in a few words what is sent instead. */
function describeChange({ body, query }: { body?: Input; query?: Input }): string {
  return JSON.stringify({ ...body, ...query }, (_, value: unknown) => {
    if (value === undefined) return 'left out';
    return value instanceof File ? value.name : value;
  }).slice(0, 80);
}

test('the same suite was made for every row on every host', () => {
  const names = Object.keys(hosts);
  const each = counted / names.length;
  expect(allMocks.map(({ row }) => row)).toEqual(table);
  expect(Number.isInteger(each)).toBe(true);
  process.stdout.write(`${table.length} rows, ${each} cases, ${names.length} hosts: ${names.join(', ')}.\n`);
});
