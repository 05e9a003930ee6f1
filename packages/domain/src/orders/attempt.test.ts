import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/storage';
import { createAttempts } from './attempt';
import { toOrderPayload } from './payload';
import { sampleDraft } from './sample-draft';

test('an order keeps its key until it is placed or changed', () => {
  const context = { userId: '7', payment: 'invoice', capabilities: [] } as const;
  const payload = toOrderPayload(sampleDraft, context);
  const changed = toOrderPayload({ ...sampleDraft, packaging: null }, context);
  if (!payload || !changed) throw new Error('The sample draft makes an order.');
  for (const storage of [
    memoryStorage(),
    { read: () => null, write: () => false, remove: () => undefined },
  ]) {
    const attempts = createAttempts(storage);
    const keys = ['first', 'second', 'third'][Symbol.iterator]();
    const makeKey = () => keys.next().value ?? 'none left';
    expect(attempts.keyOf(payload, makeKey)).toBe('first');
    expect(attempts.keyOf(payload, makeKey)).toBe('first');
    expect(attempts.keyOf(changed, makeKey)).toBe('second');
    attempts.forget();
    expect(attempts.keyOf(changed, makeKey)).toBe('third');
  }
});

test('an attempt outlives a reload', () => {
  const payload = toOrderPayload(sampleDraft, { userId: '7', payment: 'invoice', capabilities: [] });
  if (!payload) throw new Error('The sample draft makes an order.');
  const storage = memoryStorage();
  expect(createAttempts(storage).keyOf(payload, () => 'first')).toBe('first');
  expect(createAttempts(storage).keyOf(payload, () => 'second')).toBe('first');
});
