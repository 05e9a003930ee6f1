import { inspect } from 'node:util';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { register } from '../account/endpoints';
import { registerMock } from '../account/mocks';
import { listOwnOrders } from '../orders/endpoints';
import { createClient } from './client';
import { ApiError } from './error';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const baseUrl = 'http://localhost/api';

const registration = {
  name: 'Amara Okafor',
  email: 'amara@example.com',
  phone: '+44 113 496 0000',
  company_name: 'Calder & Wharf',
  company_address: '14 Calder Wharf, Leeds',
  password: 'unwrap-the-day',
  password_confirmation: 'unwrap-the-day',
  role: 'user',
} as const;

/** Leaves a page while its request is in flight, and returns how the call ended once the next page has its answer. */
const heardAfterLeaving = async () => {
  const page = new AbortController();
  const heard = vi.fn();
  const left = createClient({ baseUrl, getToken: () => null, page: page.signal });
  left.call(register, { body: registration }).then(heard, heard);
  page.abort();
  const next = createClient({ baseUrl, getToken: () => null });
  await next.call(register, { body: registration }).catch(() => undefined);
  return heard;
};

test('an answer that comes after the page is left reaches nobody', async () => {
  server.use(registerMock.ok());
  expect(await heardAfterLeaving()).not.toHaveBeenCalled();
});

test('nor does a failure', async () => {
  server.use(registerMock.failure(500));
  expect(await heardAfterLeaving()).not.toHaveBeenCalled();
});

describe('a failure', () => {
  const token = 'a-token-nobody-may-read';
  const secrets = [token, registration.password, registration.email, registration.company_address];
  const failureOf = async (...handlers: Parameters<typeof server.use>) => {
    server.use(...handlers);
    const { call } = createClient({ baseUrl, getToken: () => token, timeout: 50 });
    return call(register, { body: registration }).then(
      () => null,
      (error: unknown) => error,
    );
  };

  test.each([
    ['failed: 401', registerMock.failure(401, `${registration.email} is unknown`)],
    ['failed: 500', registerMock.failure(500)],
    ['failed: network', registerMock.offline()],
    ['failed: timeout', registerMock.pending()],
    ['failed: malformed', registerMock.malformed()],
  ])('that %s can be logged whole: nothing that was sent is in it', async (words, handler) => {
    const error = await failureOf(handler);
    expect(error).toHaveProperty('message', `account.register ${words}`);
    const { serverMessage: _, ...rest } = { ...(error instanceof ApiError && error) };
    const logged = `${error instanceof Error && error.stack} ${inspect(rest, { depth: null, showHidden: true })}`;
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });

  test('says where the answer is not what the row promises', async () => {
    const { call } = createClient({ baseUrl, getToken: () => null });
    server.use(http.get('*/api/v1/pending-order', () => HttpResponse.json({ data: [{ id: {} }] })));
    await expect(call(listOwnOrders, { query: {} })).rejects.toHaveProperty(
      'message',
      expect.stringMatching(/^orders\.own failed: malformed at items\.0\.\w+/),
    );
  });

  test('knows when the session it was sent in is no longer the present one', async () => {
    let present: string | null = 'old';
    const { call } = createClient({ baseUrl, getToken: () => present });
    server.use(registerMock.failure(401));
    const before = call(register, { body: registration });
    present = 'new';
    await expect(before).rejects.toHaveProperty('superseded', true);
    await expect(call(register, { body: registration })).rejects.toHaveProperty('superseded', false);
  });
});

test('two clients keep their sessions apart', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('*/api/v1/pending-order', ({ request }) => {
      seen.push(request.headers.get('authorization'));
      return HttpResponse.json({ data: [] });
    }),
  );
  const [one, other] = ['one', 'other'].map((token) => createClient({ baseUrl, getToken: () => token }));
  await one?.call(listOwnOrders, { query: {} });
  await other?.call(listOwnOrders, { query: {} });
  expect(seen).toEqual(['Bearer one', 'Bearer other']);
});
