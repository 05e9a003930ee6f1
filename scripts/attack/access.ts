import { table } from '@gifting/api/table';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import type { Running } from '../lib/product';
import { call, type Finding, signIn, signUp } from './target';

/** The statuses that a person without access gets. */
const expected = {
  public: { visitor: null, user: null, admin: null },
  user: { visitor: 401, user: null, admin: null },
  admin: { visitor: 401, user: 403, admin: null },
} as const;

/** No row has this id. */
const nowhere = '999999999';

/** Calls every row as a visitor, two buyers and an administrator, and reads one buyer's order as the other. */
export const attackAccess = async (server: Running, database: string): Promise<readonly Finding[]> => {
  const people = [
    { name: 'visitor', role: 'visitor', token: async () => undefined },
    { name: 'buyer', role: 'user', token: () => signIn(server) },
    { name: 'other buyer', role: 'user', token: () => signUp(server, 'other@fernside.example') },
    { name: 'admin', role: 'admin', token: () => signIn(server, 'admin') },
  ] as const;
  const holes: string[] = [];
  let cells = 0;
  // Sign-out last: it ends the session.
  const rows = [...table].sort(
    (one, other) => Number(one.name.endsWith('logout')) - Number(other.name.endsWith('logout')),
  );
  const buyer = await signIn(server);
  await call(server, '/v1/create-order', { token: buyer, body: orderPayloadOf({ pay_now: false }) });
  const listed = JSON.stringify((await call(server, '/v1/pending-order', { token: buyer })).body);
  const number = /"id":(\d+)/.exec(listed)?.[1] ?? nowhere;
  for (const { name, role, token } of people) {
    const session = await token();
    if (role === 'user') {
      const { status } = await call(server, `/v1/order/${number}`, { token: session });
      cells += 1;
      if (status !== (name === 'buyer' ? 200 : 404)) holes.push(`${name}: order of the buyer ${status}`);
    }
    for (const row of rows) {
      const path = row.path.replaceAll(/\{\w+\}/g, nowhere);
      const { status } = await call(server, path, { method: row.method, token: session });
      const right = expected[row.access][role];
      cells += 1;
      const refused = status === 401 || status === 403;
      if (right === null ? refused || status >= 500 : status !== right)
        holes.push(`${name}: ${row.name} ${status}`);
    }
  }
  return [
    {
      database,
      what: `access, ${cells} cells of row and person`,
      measured: holes.length === 0 ? 'no hole' : holes.join(', '),
      promised: 'no hole',
      good: holes.length === 0,
    },
  ];
};
