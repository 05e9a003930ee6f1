import { ApiError } from '@gifting/api/core/error';
import { expect, test, vi } from 'vitest';
import { retryUnlessUnknown } from './retry-unless-unknown';

const failed = (status: number) => new ApiError({ kind: 'status', row: 'gifting.detail', status });

test.each([404, 422])('what was answered with a %i is not asked for again', (status) => {
  expect(retryUnlessUnknown(failed(status), vi.fn())).toBeUndefined();
});

test.each([400, 500, 503])('what was answered with a %i may be', (status) => {
  const retry = vi.fn();
  expect(retryUnlessUnknown(failed(status), retry)).toBe(retry);
});

test('nor does a lost connection say that nothing is there', () => {
  const retry = vi.fn();
  expect(retryUnlessUnknown(new ApiError({ kind: 'network', row: 'gifting.detail' }), retry)).toBe(retry);
});
