import { emptyPerson } from '@gifting/domain/address-list/person';
import { expect, it } from 'vitest';
import { rowKey } from './clinic';

it('the key of a row is the same with the same cells, and another after one was mended', () => {
  const noor = { ...emptyPerson, name: 'Noor Haddad', postalCode: 'BS6 5AA' };
  const key = rowKey({ id: 'list' }, 3, noor);
  expect(key).toMatch(/^list-3-\w{1,7}$/);
  expect(rowKey({ id: 'list' }, 3, { ...noor })).toBe(key);
  expect(rowKey({ id: 'list' }, 4, noor)).not.toBe(key);
  for (const change of [
    { postalCode: 'BS6 5AB' },
    { name: 'Noor', phone: ' Haddad' },
    { postTown: 'Bristol' },
  ])
    expect(rowKey({ id: 'list' }, 3, { ...noor, ...change })).not.toBe(key);
});
