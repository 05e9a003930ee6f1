import { removeProduct } from '@gifting/domain/orders/box-products';
import { emptyDraft } from '@gifting/domain/orders/draft';
import { clearProject } from '@gifting/domain/orders/steps';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { describe, expect, test } from 'vitest';
import { memoryStorage, parseJson } from '../storage/storage';
import { createDraftStore } from './draft-store';
import { draftKeys } from './keys';
import { readDraft, removeDraft, writeDraft } from './storage';

describe('the stored order draft', () => {
  test('comes back as it was kept', () => {
    const storage = memoryStorage();
    expect(writeDraft(storage, sampleDraft)).toBe(true);
    expect(readDraft(storage)).toEqual(sampleDraft);
  });
  test('keeps the written names of the three entries', () => {
    const storage = memoryStorage();
    writeDraft(storage, sampleDraft);
    expect(parseJson(storage.read(draftKeys.project))).toMatchObject({
      packs: 120,
      current_step: 5,
      selected_collection_id: '31',
      giftNote: { status: true, withoutMessage: false },
      campainMethod: 'gift_redemption',
      campaignName: 'Spring joiners',
      deliveryAddress: {
        addressLine1: '14 Calder Wharf',
        billingPostTown: 'Leeds',
        multipleDeliveryAddress: true,
      },
    });
    expect(parseJson(storage.read(draftKeys.items))).toMatchObject([
      { id: '101', price: 8.4, currency: 'GBP' },
      { id: '104', price: 7.25 },
      { type: 'giftbox', selectedOption: 'custom_branding', price_ranges: [{ price: 6.4 }] },
    ]);
    expect(parseJson(storage.read(draftKeys.option))).toEqual({
      item: 'Keepsake Box',
      item_id: '202',
      option: 'custom_branding',
      price: 6.4,
      giftbox_type: 'custom_branding',
    });
  });
  test('to several addresses keeps null lines and the flag off', () => {
    const storage = memoryStorage();
    const checkout = sampleDraft.checkout && { ...sampleDraft.checkout, delivery: null };
    writeDraft(storage, { ...sampleDraft, checkout });
    expect(parseJson(storage.read(draftKeys.project))).toMatchObject({
      deliveryAddress: {
        addressLine1: null,
        addressLine2: null,
        addressLine3: null,
        postCode: null,
        postTown: null,
        multipleDeliveryAddress: false,
      },
    });
    expect(readDraft(storage).checkout).toEqual(checkout);
  });
  test.each([
    ['nothing', {}],
    [
      'text that is no JSON',
      { [draftKeys.project]: '{"name":', [draftKeys.items]: 'null', [draftKeys.option]: '[' },
    ],
    ['another shape', { [draftKeys.project]: '[]', [draftKeys.items]: '{"a":1}', [draftKeys.option]: '7' }],
  ])('reads %s as an empty draft', (_name, entries) => {
    expect(readDraft(memoryStorage(entries))).toEqual(emptyDraft);
  });
  test('reads a step kept as text, and starts at 1 without project details', () => {
    const storage = memoryStorage();
    writeDraft(storage, { ...sampleDraft, step: 3 });
    const stored = storage.read(draftKeys.project)?.replace('"current_step":3', '"current_step":"3"') ?? '';
    storage.write(draftKeys.project, stored);
    expect(readDraft(storage).step).toBe(3);
    storage.write(draftKeys.project, '{"current_step":"4"}');
    expect(readDraft(storage).step).toBe(1);
  });
  test('keeps what is sound beside damaged values, and does not keep those', () => {
    const storage = memoryStorage();
    writeDraft(storage, sampleDraft);
    const items: unknown[] = JSON.parse(storage.read(draftKeys.items) ?? '[]');
    storage.write(draftKeys.items, JSON.stringify([{ id: 7 }, ...items]));
    const project =
      storage.read(draftKeys.project)?.replace('"giftNote":{', '"giftNote":{"status":"no",') ?? '';
    storage.write(draftKeys.project, project.replace('"status":true', '"withoutStatus":true'));
    const sound = { ...sampleDraft, giftNote: null };
    expect(createDraftStore(storage).getSnapshot()).toEqual(sound);
    expect(readDraft(storage)).toEqual(sound);
    expect(parseJson(storage.read(draftKeys.items))).toHaveLength(items.length);
  });
  test('is gone after an order', () => {
    const storage = memoryStorage();
    writeDraft(storage, sampleDraft);
    removeDraft(storage);
    expect(readDraft(storage)).toEqual(emptyDraft);
  });
});

describe('the draft store', () => {
  test('names a box from its first item on, the same in a copied tab', () => {
    const storage = memoryStorage();
    const store = createDraftStore(storage);
    store.update((draft) => ({ ...draft, project: sampleDraft.project }));
    expect(store.getSnapshot().boxId).toBeNull();
    store.update((draft) => ({ ...draft, products: sampleDraft.products }));
    const { boxId } = store.getSnapshot();
    expect(boxId).toMatch(/^[0-9a-f]{32}$/);
    const copy = Object.fromEntries(storage.keys().map((key) => [key, storage.read(key) ?? '']));
    expect(createDraftStore(memoryStorage(copy)).getSnapshot().boxId).toBe(boxId);
    store.update((draft) => removeProduct(draft, '104'));
    expect(store.getSnapshot().boxId).toBe(boxId);
    store.update((draft) => ({ ...draft, boxId: null }));
    expect(store.getSnapshot().boxId).toMatch(/^(?!null)[0-9a-f]{32}$/);
    expect(store.getSnapshot().boxId).not.toBe(boxId);
  });
  test('gives back what was emptied, until another draft is begun', () => {
    const storage = memoryStorage();
    const store = createDraftStore(storage);
    store.update(() => sampleDraft);
    const before = store.getSnapshot();
    store.empty();
    expect(store.getSnapshot()).toEqual(emptyDraft);
    expect(storage.keys()).toEqual([]);
    store.update(clearProject);
    expect(store.emptied()).toEqual(before);
    store.update(() => store.emptied() ?? emptyDraft);
    expect(store.getSnapshot()).toEqual(before);
    expect(store.emptied()).toBeNull();
    store.empty();
    store.forget();
    expect(store.emptied()).toBeNull();
  });
  test('tells its followers, keeps each change, and says when it cannot', () => {
    const storage = memoryStorage();
    const full = { ...storage, write: () => false };
    const store = createDraftStore(full);
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().products.length));
    store.update(() => sampleDraft);
    store.update((draft) => removeProduct(draft, '101'));
    expect(seen).toEqual([2, 1]);
    expect(store.isStored()).toBe(false);
  });
});
