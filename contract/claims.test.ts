import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignWithLink, claimBody } from './cases/claims';
import { providers } from './providers/providers';
import { createTestApi, type TestApi } from './test-api';

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

  test('a link for one person is claimed with once', async () => {
    const link = await campaignWithLink(api, { kind: 'personal', name: 'Noor Haddad' });
    expect(await claimAtOnce(20, link)).toBe(1);
  });
});
