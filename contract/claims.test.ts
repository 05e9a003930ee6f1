import { rowNamed } from '@gifting/api/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { campaignWithLink, claimBody } from './cases/claims';
import { providers } from './providers/providers';
import { createTestApi, type TestApi } from './test-api';

const refused = z.object({ details: z.object({ state: z.string() }) });

describe.each(Object.entries(providers))('%s', (_, open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = createTestApi(await open());
  });
  afterAll(() => api?.provider.close());

  /** Claims many times at once and returns how many succeeded. */
  const claimAtOnce = async (times: number, link: { readonly token: string; readonly item: string }) => {
    const claims = Array.from({ length: times }, () =>
      api
        .call('claims.make', { params: { token: link.token }, body: claimBody(link.item) })
        .then(() => 1)
        .catch((error: Error) => {
          expect(error.message).toContain('answered 409');
          return 0;
        }),
    );
    return (await Promise.all(claims)).reduce<number>((sum, made) => sum + made, 0);
  };

  test('of fifty people who claim the last gift at once one has it', async () => {
    // The order has 50 mugs.
    const link = await campaignWithLink(api, { kind: 'shared', limit: 1000 });
    expect(await claimAtOnce(49, link)).toBe(49);
    expect(await claimAtOnce(50, link)).toBe(1);
    const { state } = await api.call('claims.open', { params: { token: link.token } });
    expect(state).toBe('all gone');
  });

  test('of a hundred people for fifty gifts fifty have one, and the others are told that all are gone', async () => {
    const link = await campaignWithLink(api, { kind: 'shared', limit: 1000 });
    const states: string[] = [];
    const claims = Array.from({ length: 100 }, async () => {
      const input = { params: { token: link.token }, body: claimBody(link.item) };
      const { status, body } = await api.provider.send(rowNamed('claims.make'), input, null);
      states.push(status === 200 ? 'claimed' : z.parse(refused, body).details.state);
    });
    await Promise.all(claims);
    const count = (state: string) => states.filter((each) => each === state).length;
    expect({ claimed: count('claimed'), gone: count('all gone') }).toEqual({ claimed: 50, gone: 50 });
  });

  test('of thirty people who claim the last of a size at once one has it, and other sizes are left', async () => {
    const link = await campaignWithLink(api, { kind: 'shared', limit: 1000 }, [null, 2]);
    expect(await claimAtOnce(1, link)).toBe(1);
    expect(await claimAtOnce(30, link)).toBe(1);
    const { state, gifts } = await api.call('claims.open', { params: { token: link.token } });
    expect(state).toBe('open');
    expect(gifts[0]).toMatchObject({ left: true, sizesLeft: [null, 0] });
  });

  test('a link for one person is claimed with once', async () => {
    const link = await campaignWithLink(api, { kind: 'personal', name: 'Noor Haddad' });
    expect(await claimAtOnce(20, link)).toBe(1);
  });
});
