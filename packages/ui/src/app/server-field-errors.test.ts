import { ApiError } from '@gifting/api/core/error';
import { expect, test } from 'vitest';
import { serverFieldErrors } from './server-field-errors';

const refusal = (fields: Readonly<Record<string, readonly string[]>>) =>
  new ApiError({ kind: 'status', row: 'categories.create', status: 422, fields });

test('the first message of each field', () => {
  expect(serverFieldErrors(refusal({ name: ['Enter a name', 'Use 255 characters'], image: [] }))).toEqual({
    name: 'Enter a name',
  });
});

test('is empty for other errors', () => {
  expect(serverFieldErrors(new Error('categories.create was not carried out.'))).toEqual({});
  expect(serverFieldErrors(undefined)).toEqual({});
});
