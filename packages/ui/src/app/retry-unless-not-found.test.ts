import { ApiError } from '@gifting/api/core/error';
import { expect, test, vi } from 'vitest';
import { retryUnlessNotFound } from './retry-unless-not-found';

const failed = (status: number) => new ApiError({ kind: 'status', row: 'gifting.detail', status });

test.each([404, 422])('a %i is not retried', (status) => {
  expect(retryUnlessNotFound(failed(status), vi.fn())).toBeUndefined();
});

test.each([400, 500, 503])('a %i may be retried', (status) => {
  const retry = vi.fn();
  expect(retryUnlessNotFound(failed(status), retry)).toBe(retry);
});

test('a lost connection may be retried', () => {
  const retry = vi.fn();
  expect(retryUnlessNotFound(new ApiError({ kind: 'network', row: 'gifting.detail' }), retry)).toBe(retry);
});
