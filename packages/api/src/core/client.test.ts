import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { register } from '../account/endpoints';
import { registerMock } from '../account/mocks';
import { call, configureClient } from './client';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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

/** Calls from a page that is left while the request is under way; says what the caller heard once the next page has its answer. */
const heardAfterLeaving = async () => {
  const page = new AbortController();
  const heard = vi.fn();
  configureClient({ baseUrl: 'http://localhost/api', getToken: () => null, page: page.signal });
  call(register, { body: registration }).then(heard, heard);
  page.abort();
  configureClient({ baseUrl: 'http://localhost/api', getToken: () => null });
  await call(register, { body: registration }).catch(() => undefined);
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
