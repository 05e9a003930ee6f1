import { rowNamed } from '@gifting/api/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderBody } from './cases/placed-order';
import { clientHeader } from './providers/provider';
import { providers } from './providers/providers';
import { createTestApi, registrationOf, type TestApi } from './test-api';

describe.each(Object.entries(providers))('%s', (_, open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = createTestApi(await open());
  });
  afterAll(() => api?.provider.close());

  test('of ten people who sign up with one address at once one has the account', async () => {
    const body = registrationOf('at-once@fernside.example');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.provider.send(rowNamed('account.register'), { body }, null, { [clientHeader]: 'at once' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 422),
    ]);
  });

  test('an order placed while its account is deleted stops the deletion, or is refused', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { email, password } = await api.signUp();
      const { token } = (await api.call('account.login', { body: { email, password } })).data;
      const [order, deletion] = await Promise.all([
        // A check of the password takes as long as the deletion's own.
        api.provider
          .send(rowNamed('account.login'), { body: { email, password } }, null)
          .then(() => api.provider.send(rowNamed('orders.create'), { body: orderBody }, token)),
        api.provider.send(rowNamed('personalData.close'), { body: { password } }, token),
      ]);
      expect([
        [200, 422],
        [401, 200],
      ]).toContainEqual([order.status, deletion.status]);
    }
  });

  test('an account that is deleted in two browsers at once is deleted once', async () => {
    const { email, password } = await api.signUp();
    const enter = async () => (await api.call('account.login', { body: { email, password } })).data.token;
    const tokens = [await enter(), await enter()];
    const answers = await Promise.all(
      tokens.map((token) => api.provider.send(rowNamed('personalData.close'), { body: { password } }, token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});
