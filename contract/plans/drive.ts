import type { Endpoint } from '@gifting/api/core/endpoint';
import { allMocks } from '@gifting/api/mocks';
import { statusGroupNames } from '@gifting/domain/orders/order-status';
import * as z from 'zod/mini';
import { comeBack, type OpenIdIssuer } from '../../apps/server/src/testing/openid-issuer';
import type { Case } from '../case';
import { cases } from '../cases';
import type { TestApi } from '../test-api';
import { farIds } from './fill';
import { origin } from './site';

/** The case of any row, for iterating over the table. */
type AnyCase = Case<Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>>;

/** Pages of a list, the first and some near its end. */
const pages = (query: object): readonly object[] =>
  [undefined, ...farIds.map((id) => `after.${id}`)].map((cursor) => ({
    query: { ...query, limit: 20, cursor },
  }));

/** Whether a list of a path of its own is read in pages: a query that knows no cursor ignores a wrong one. */
const isPaged = ({ query, path }: Endpoint): boolean =>
  query !== undefined && !path.includes('{') && !z.safeParse(query, { cursor: 'no cursor' }).success;

/**
 * Calls every row of the table as its contract does: each valid call, as its own person, an administrator and somebody who
 * has nothing, of whom nothing is found soon.
 */
export const driveRows = async (api: TestApi): Promise<void> => {
  const newcomer = await api.newUser();
  for (const { row: called } of allMocks) {
    const row: Endpoint = called;
    // Their cases are those of a site without a provider.
    if (row.name.startsWith('openid.')) continue;
    // The case's types belong to one row; here it may be any.
    const { validInput, variants = {}, empty, session } = cases[called.name] as unknown as AnyCase;
    const send = async (input: object, token?: string | null) => {
      const person = token === undefined ? await (session?.(api) ?? api.sessionFor(row)) : token;
      await api.provider.send(row, input, person);
    };
    await send(await validInput(api));
    if (row.access === 'user' && !session)
      for (const person of [await api.sessionFor({ access: 'admin' }), newcomer])
        await send(await validInput(api), person);
    for (const variant of Object.values(variants)) {
      const person = await (session?.(api) ?? api.sessionFor(row));
      await send(await variant.validInput(api), person);
    }
    if (empty) {
      const { input, token } = await empty.request(api);
      await send(input, token);
    }
    if (!isPaged(row)) continue;
    for (const query of row.name.startsWith('orders.')
      ? statusGroupNames.map((status) => ({ status }))
      : [{}])
      for (const input of pages(query)) await send(input);
  }
};

const password = 'a-long-enough-secret';

/** Reads and deletes what is held about somebody whose address is confirmed; until then others' mails to it are not theirs. */
export const driveConfirmed = async (
  { call, newUser }: TestApi,
  confirmAll: () => Promise<unknown>,
): Promise<void> => {
  const token = await newUser();
  await confirmAll();
  await call('personalData.read', {}, token);
  await call('personalData.close', { body: { password } }, token);
};

/** Signs people in at an OpenID provider: somebody new, them again, and somebody who has an account already. */
export const driveOpenId = async ({ call, signUp }: TestApi, issuer: OpenIdIssuer): Promise<void> => {
  const finish = async (address: string) =>
    call('openid.finish', { body: { query: await comeBack(address, origin) } });
  const signIn = async () => finish((await call('openid.start', { body: {} })).address);
  const verified = { email_verified: true, name: 'Noor Haddad' };
  issuer.person = { sub: 'new', email: 'noor@lumen.example', ...verified };
  await signIn();
  await signIn();
  const { email } = await signUp();
  issuer.person = { sub: 'known', email, ...verified };
  await signIn();
  const { session } = await call('openid.prove', { body: { password } });
  const token = session?.token ?? '';
  await call('openid.ways', {}, token);
  await call('openid.unlink', {}, token);
  await finish((await call('openid.startLink', { body: {} }, token)).address);
};
