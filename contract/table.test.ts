import type { Endpoint } from '@gifting/api/core/endpoint';
import { errorBody } from '@gifting/api/core/error';
import { allMocks } from '@gifting/api/mocks';
import { table } from '@gifting/api/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Case } from './case';
import { cases } from './cases';
import { fieldsOf } from './fields';
import type { Answered } from './providers/provider';
import { noPostgres, providers } from './providers/providers';
import { createTestApi, type TestApi } from './test-api';

/**
 * Runs the case of every row against every provider: same status, same wire fields as the row's sample, same effect on
 * later reads. Providers that pass behave alike.
 */

/** The case of any row, for iterating over the table. */
type AnyCase = Case<Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>>;
type Input = Readonly<Record<string, unknown>>;

if (noPostgres !== null) process.stdout.write(`Not run on PostgreSQL: ${noPostgres}.\n`);

/** Fields no row declares, which none may store. */
const undeclared = { role: 'admin', id: 1, price: 0.01, total: 1, slug: 'mine', picture: '/mine.png' };

const asRecord = (value: unknown): Input => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Changes fields of an input's body and query; an `undefined` field is left out. */
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

describe.each(Object.entries(providers))('%s', (_, open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = createTestApi(await open());
  });
  afterAll(() => api?.provider.close());

  describe.each(allMocks.map((mock) => [mock.row.name, mock] as const))(
    '%s',
    (name, { row: called, samples }) => {
      const row: Endpoint = called;
      // The case's types belong to one row; here it may be any.
      const entry = cases[name] as unknown as AnyCase;
      const {
        effect,
        variants = {},
        unknownTargets,
        invalidFields = [],
        otherRefusals = {},
        unchanged,
        equivalentInputs,
        empty,
        refusedWith,
      } = entry;
      const session = () => entry.session?.(api) ?? api.sessionFor(row);
      const send = async (input: object, token?: string | null) =>
        api.provider.send(row, input, token === undefined ? await session() : token);
      const check = (title: string, run: () => Promise<void>) => {
        counted += 1;
        test(title, run);
      };
      /** Expects a refusal that changes nothing. */
      const refuse = async (input: object, status: number, token?: string | null) => {
        const before = await unchanged?.(api);
        const refusal = refusalOf(await send(input, token), status);
        expect(await unchanged?.(api)).toEqual(before);
        return refusal;
      };

      if (refusedWith === undefined)
        check('answers with the fields of its sample', async () => {
          const { status, body } = await send(await entry.validInput(api));
          expect({ status, body }).toMatchObject({ status: 200 });
          expect(z.safeParse(row.response, body).error).toBeUndefined();
          expect(fieldsOf(body)).toEqual(fieldsOf(z.encode<z.ZodMiniType>(called.response, samples.ok)));
        });
      else
        check('refuses every call', async () => {
          await refuse(await entry.validInput(api), refusedWith);
        });

      if (equivalentInputs)
        check('gives equivalent inputs the same answer', async () => {
          const answer = await send(await entry.validInput(api));
          for (const input of await equivalentInputs(api)) expect(await send(input)).toEqual(answer);
        });

      for (const [title, variant] of Object.entries({
        ...(effect && {
          'has its effect, whatever else is sent': { validInput: entry.validInput, effect },
        }),
        ...variants,
      }))
        check(title, async () => {
          const token = await session();
          const input = await variant.validInput(api);
          const sent = row.body
            ? changed(input, { body: { ...undeclared, ...asRecord(asRecord(input).body) } })
            : input;
          expect(await send(sent, token)).toMatchObject({ status: 200 });
          expect(await variant.effect.observe(api, input, token)).toEqual(variant.effect.expected);
        });

      if (empty)
        check('answers with no entries', async () => {
          const { input, token } = await empty.request(api);
          const { status, body } = await send(input, token);
          expect(status).toBe(200);
          const model = z.parse(row.response, body);
          if (Array.isArray(empty.expected)) expect(model).toEqual(empty.expected);
          else expect(model).toMatchObject(asRecord(empty.expected));
        });

      if (row.access !== 'public')
        check('is refused to visitors', async () => {
          const input = await entry.validInput(api);
          await refuse(input, 401, null);
          await refuse(input, 401, 'no-such-session');
        });

      if (row.access === 'admin')
        check('is refused to buyers', async () => {
          await refuse(await entry.validInput(api), 403, await api.sessionFor({ access: 'user' }));
        });

      if (unknownTargets)
        check('answers 404 for an unknown target', async () => {
          for (const input of await unknownTargets(api)) await refuse(input, 404);
        });

      for (const { field, ...change } of invalidFields)
        check(`refuses an invalid ${field}: ${describeChange(change)}`, async () => {
          const { errors } = await refuse(changed(await entry.validInput(api), change), 422);
          expect(Object.keys(errors)).toContain(field);
        });

      for (const [what, { body, status }] of Object.entries(otherRefusals))
        check(`refuses ${what}`, async () => {
          const { details } = await refuse(changed(await entry.validInput(api), { body }), status);
          if (status === 409 && row.conflict)
            expect(z.safeParse(row.conflict, details).error).toBeUndefined();
        });
    },
  );
});

/** Summarises the changed fields for a test title. */
function describeChange({ body, query }: { body?: Input; query?: Input }): string {
  return JSON.stringify({ ...body, ...query }, (_, value: unknown) => {
    if (value === undefined) return 'left out';
    return value instanceof File ? value.name : value;
  }).slice(0, 80);
}

test('every provider ran the same cases', () => {
  const names = Object.keys(providers);
  const each = counted / names.length;
  expect(Number.isInteger(each)).toBe(true);
  process.stdout.write(
    `${table.length} rows, ${each} cases, ${names.length} providers: ${names.join(', ')}.\n`,
  );
});
