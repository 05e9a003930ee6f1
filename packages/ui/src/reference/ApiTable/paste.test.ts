import { rowMocks } from '@gifting/api/mocks';
import { table } from '@gifting/api/table';
import { expect, test } from 'vitest';
import { pasteOf } from './paste';

test.each(table)('what is pasted for $name is the mock of that row', (row) => {
  const { mock } = pasteOf(row.name);
  const handlers = new Function(
    'rowMocks',
    `return ({ ${mock} }).beforeEach({ msw: { use: (each) => each } })`,
  );
  expect(handlers(rowMocks).info).toEqual(rowMocks[row.name].ok().info);
});
