import { rowNamed } from '@gifting/api/table';
import { confirmAccountPath } from '@gifting/domain/confirmation/paths';
import { paths } from '@gifting/domain/site/paths';
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

  test('five people who sign up with one address at once are told the same, and one has the account', async () => {
    const bodies = Array.from({ length: 5 }, (_each, number) => ({
      ...registrationOf('at-once@fernside.example'),
      password: `a-long-enough-secret-${number}`,
      password_confirmation: `a-long-enough-secret-${number}`,
    }));
    const answers = await Promise.all(
      bodies.map((body) =>
        api.provider.send(rowNamed('account.register'), { body }, null, { [clientHeader]: 'at once' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const entered = await Promise.all(
      bodies.map((body) => api.provider.send(rowNamed('account.login'), { body }, null)),
    );
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
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

const writing = Object.entries(providers).filter(([name]) => name !== 'the mock server');

describe.each(writing)('mailed links of %s', (_, open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = createTestApi(await open());
  });
  afterAll(() => api?.provider.close());

  /** Sends one link twice at once, and once more, and returns the statuses. */
  const thrice = async (name: 'passwords.reset' | 'confirmation.confirm', bodies: readonly object[]) => {
    const send = (body: object) => api.provider.send(rowNamed(name), { body }, null);
    const both = await Promise.all(bodies.map(send));
    const [first = {}] = bodies;
    return [...both.map(({ status }) => status).sort(), (await send(first)).status];
  };

  test('one to a new password, used twice at once, works once', async () => {
    const { email } = await api.signUp();
    await api.call('passwords.forget', { body: { email } }, null);
    const token = await api.mailedToken(email, paths.forgotPassword);
    const chosen = ['a-second-long-secret', 'a-third-long-secret'];
    expect(
      await thrice(
        'passwords.reset',
        chosen.map((password) => ({ token, password })),
      ),
    ).toEqual([200, 404, 404]);
    const entered = await Promise.all(
      chosen.map((password) =>
        api.provider.send(rowNamed('account.login'), { body: { email, password } }, null),
      ),
    );
    expect(entered.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('one that confirms an e-mail, used twice at once, works once', async () => {
    const body = registrationOf(`${api.unique('twice').replace(' ', '-')}@fernside.example`);
    await api.call('account.register', { body }, null, { [clientHeader]: 'twice at once' });
    const token = await api.mailedToken(body.email, confirmAccountPath);
    expect(await thrice('confirmation.confirm', [{ token }, { token }])).toEqual([200, 404, 404]);
  });

  test('works for nothing else', async () => {
    const { email } = await api.signUp();
    await api.call('passwords.forget', { body: { email } }, null);
    const reset = await api.mailedToken(email, paths.forgotPassword);
    const body = registrationOf(`${api.unique('other').replace(' ', '-')}@fernside.example`);
    await api.call('account.register', { body }, null, { [clientHeader]: 'other uses' });
    const confirm = await api.mailedToken(body.email, confirmAccountPath);
    const { send } = api.provider;
    const password = 'a-second-long-secret';
    expect([
      (await send(rowNamed('confirmation.confirm'), { body: { token: reset } }, null)).status,
      (await send(rowNamed('profile.confirmEmail'), { body: { token: confirm } }, null)).status,
      (await send(rowNamed('passwords.reset'), { body: { token: confirm, password } }, null)).status,
    ]).toEqual([404, 404, 404]);
  });
});
