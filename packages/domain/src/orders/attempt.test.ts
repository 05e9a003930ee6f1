import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/storage';
import { forgetAttempt, keyOfAttempt } from './attempt';
import { toOrderPayload } from './payload';
import { sampleDraft } from './sample-draft';

test('an order keeps its key until it is placed or changed', () => {
  const context = { userId: '7', payment: 'invoice', capabilities: [] } as const;
  const payload = toOrderPayload(sampleDraft, context);
  const changed = toOrderPayload({ ...sampleDraft, packaging: null }, context);
  if (!payload || !changed) throw new Error('The sample draft makes an order.');
  const storage = memoryStorage();
  const keys = ['first', 'second', 'third'][Symbol.iterator]();
  const makeKey = () => keys.next().value ?? 'none left';
  expect(keyOfAttempt(storage, payload, makeKey)).toBe('first');
  expect(keyOfAttempt(storage, payload, makeKey)).toBe('first');
  expect(keyOfAttempt(storage, changed, makeKey)).toBe('second');
  forgetAttempt(storage);
  expect(keyOfAttempt(storage, changed, makeKey)).toBe('third');
});
