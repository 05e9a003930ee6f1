import { toFormData } from '@gifting/api/core/multipart';
import { demoPassword } from '@gifting/api/demo/users';
import { table } from '@gifting/api/table';
import fc from 'fast-check';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import type { Running } from '../lib/product';
import { call, type Finding, signIn } from './target';

/** How many requests are generated, from which seed, and how many are sent at once. */
const [count, seed, atOnce] = [12_000, 19, 16];

const order = orderPayloadOf({ pay_now: false });
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    1e-10,
    1e300,
    -0,
    2 ** 53,
    '\uD800',
    '\uFEFF',
    '\0',
    '0x10',
    '1e3',
    "' or 1=1 --",
    'x'.repeat(5000),
  ),
);
const body = fc.oneof(
  odd,
  fc
    .tuple(fc.constantFrom(...Object.keys(order)), odd)
    .map(([field, value]) => ({ ...order, [field]: value })),
  fc.dictionary(fc.constantFrom('email', 'password', 'name', 'price', 'category_id', 'version'), odd),
);
const request = fc.record({
  row: fc.constantFrom(...table),
  param: fc.oneof(fc.constantFrom('1', '101', '0', '-1', '9'.repeat(30), '%00', '..%2f'), fc.webSegment()),
  query: fc.webQueryParameters(),
  body,
  person: fc.constantFrom('visitor', 'buyer', 'admin'),
});

/** Sends generated requests to every row. Whatever is sent, it is never an error of the server, and no secret in its log. */
export const attackRequests = async (server: Running, database: string): Promise<readonly Finding[]> => {
  const tokens = { visitor: undefined, buyer: await signIn(server), admin: await signIn(server, 'admin') };
  const requests = fc.sample(request, { numRuns: count, seed });
  const failed: string[] = [];
  const send = async ({ row, param, query, body, person }: (typeof requests)[number]): Promise<void> => {
    const path = `${row.path.replaceAll(/\{\w+\}/g, param || '1')}?${query}`;
    const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : { body };
    const { status } = await call(server, path, {
      method: row.method,
      // A session that ends would spare the rest of the requests.
      token: row.name === 'account.logout' ? undefined : tokens[person],
      ...(row.body && { body: row.encoding === 'multipart' ? toFormData({ ...fields }) : body }),
    });
    if (status === 0 || status >= 500) failed.push(`${row.name} ${status}`);
  };
  let next = 0;
  const worker = async () => {
    for (let item = requests[next++]; item; item = requests[next++]) await send(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const log = server.printed();
  const secrets = [
    tokens.buyer,
    tokens.admin,
    demoPassword,
    order.billing_address.address_line_1,
    order.phone,
  ];
  // The demo accounts are printed at the start.
  const told = secrets.filter((secret) => log.split(secret).length > (secret === demoPassword ? 2 : 1));
  return [
    {
      database,
      what: 'the log of these requests',
      measured: `${told.length} of ${secrets.length} tokens and addresses in ${(log.length / 1024).toFixed(1)} kB`,
      promised: 'none',
      good: told.length === 0,
    },
    {
      database,
      what: `${count} generated requests`,
      measured:
        failed.length === 0 ? 'none is a 5xx' : `${failed.length}: ${[...new Set(failed)].join(', ')}`,
      promised: 'none is a 5xx',
      good: failed.length === 0,
    },
  ];
};
