import { memoryStorage } from '@gifting/client-state/storage/storage';
import { expect, test } from 'vitest';
import { forgetClaim, keepClaim, madeClaim, secretFor } from './own-claims';

test('a link is claimed with one secret, however often it is tried, until the claim is withdrawn', () => {
  const storage = memoryStorage();
  const secret = secretFor(storage, 'one');
  expect(secretFor(storage, 'one')).toBe(secret);
  expect(secretFor(storage, 'other')).not.toBe(secret);
  expect(madeClaim(storage, 'one')).toBeNull();
  keepClaim(storage, 'one', secret);
  expect(madeClaim(storage, 'one')).toBe(secret);
  forgetClaim(storage, secret);
  expect(madeClaim(storage, 'one')).toBeNull();
  expect(secretFor(storage, 'one')).not.toBe(secret);
});
