import { orderIdentity } from '@gifting/domain/orders/payload';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/storage';
import { createSentOrder, idempotencyKeyOf } from './idempotency-key';

const order = orderIdentity(sampleDraft, '7');
const changed = orderIdentity({ ...sampleDraft, giftNote: null }, '7');

test('a box has one key however many tabs hold it; another box and a changed one have others', () => {
  const keys = [
    idempotencyKeyOf('box', order),
    idempotencyKeyOf('box', orderIdentity(structuredClone(sampleDraft), '7')),
    idempotencyKeyOf('box', changed),
    idempotencyKeyOf('other', order),
  ];
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
});

test('an order is open from its sending until it is forgotten, over reloads too', () => {
  for (const storage of [
    memoryStorage(),
    { read: () => null, write: () => false, remove: () => undefined, keys: () => [] },
  ]) {
    const sent = createSentOrder(storage);
    expect(sent.isOpen('one')).toBe(false);
    sent.remember('one');
    expect(sent.isOpen('one')).toBe(true);
    expect(sent.isOpen('two')).toBe(false);
    sent.forget();
    expect(sent.isOpen('one')).toBe(false);
  }
  const storage = memoryStorage();
  createSentOrder(storage).remember('one');
  expect(createSentOrder(storage).isOpen('one')).toBe(true);
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
