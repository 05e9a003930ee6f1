import { orderIdentity } from '@gifting/domain/orders/payload';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/storage';
import { createIdempotencyKeys } from './idempotency-key';

const order = orderIdentity(sampleDraft, '7');
const changed = orderIdentity({ ...sampleDraft, giftNote: null }, '7');

test('an order keeps its key until it is placed or changed', () => {
  for (const storage of [
    memoryStorage(),
    { read: () => null, write: () => false, remove: () => undefined, keys: () => [] },
  ]) {
    const idempotencyKeys = createIdempotencyKeys(storage);
    const keys = ['first', 'second', 'third'][Symbol.iterator]();
    const makeKey = () => keys.next().value ?? 'none left';
    expect(idempotencyKeys.isOpen(order)).toBe(false);
    expect(idempotencyKeys.keyOf(order, makeKey)).toBe('first');
    expect(idempotencyKeys.keyOf(order, makeKey)).toBe('first');
    expect(idempotencyKeys.isOpen(order)).toBe(true);
    expect(idempotencyKeys.keyOf(changed, makeKey)).toBe('second');
    expect(idempotencyKeys.isOpen(order)).toBe(false);
    idempotencyKeys.forget();
    expect(idempotencyKeys.isOpen(changed)).toBe(false);
    expect(idempotencyKeys.keyOf(changed, makeKey)).toBe('third');
  }
});

test('a key outlives a reload', () => {
  const storage = memoryStorage();
  expect(createIdempotencyKeys(storage).keyOf(order, () => 'first')).toBe('first');
  expect(createIdempotencyKeys(storage).keyOf(order, () => 'second')).toBe('first');
});

test('everything a buyer decides makes another order, but what the catalogue does to its prices', () => {
  const { project, checkout, packaging, products } = sampleDraft;
  if (!project || !checkout || !packaging) throw new Error('The sample draft is complete.');
  const others = [
    { ...sampleDraft, giftNote: { status: true, withoutMessage: true, from: '', to: '', message: '' } },
    { ...sampleDraft, project: { ...project, packs: 121 } },
    { ...sampleDraft, project: { ...project, currency: 'EUR' } },
    { ...sampleDraft, products: products.slice(1) },
    { ...sampleDraft, packaging: { ...packaging, option: 'plain' as const } },
    { ...sampleDraft, checkout: { ...checkout, campaignName: 'Another' } },
    {
      ...sampleDraft,
      checkout: {
        ...checkout,
        delivery: checkout.delivery && { ...checkout.delivery, line3: 'Dock 4' },
      },
    },
  ].map((draft) => orderIdentity(draft, '7'));
  expect(new Set([order, orderIdentity(sampleDraft, '8'), ...others]).size).toBe(others.length + 2);
  expect(orderIdentity({ ...sampleDraft, packaging: { ...packaging, price: 1 } }, '7')).toBe(order);
});
