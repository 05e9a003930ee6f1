import { describe, expect, test } from 'vitest';
import { sampleDraft, tooLargeDraft } from '../testing/sample-draft';
import { addProduct } from './box-products';
import { emptyDraft } from './draft';
import {
  canLeaveStep,
  chooseCategory,
  clearProject,
  dotOfStep,
  goBackTo,
  goOn,
  needsRepricing,
  obstacleOf,
  removePackaging,
  reprice,
  submitProject,
} from './steps';

const project = { name: 'Amara', email: 'a@b.example', phone: '1', packs: 50, currency: 'GBP', budget: 100 };
const mug = {
  id: '101',
  giftingId: null,
  name: 'Mug',
  description: '',
  picture: null,
  minimumOrderQuantity: 1,
  deliveryTime: '',
  fromPrice: 100,
  priceRanges: [{ min: 1, max: 1000, price: 100 }],
};

describe('the builder', () => {
  test('leads from project details to the gift note', () => {
    const started = submitProject(emptyDraft, project);
    expect(started.step).toBe(2);
    const chosen = chooseCategory(started, '31');
    expect(chosen).toMatchObject({ step: 3, categoryId: '31' });
    expect(goOn(chosen)).toBe(chosen);
    const filled = addProduct(chosen, mug);
    expect(filled.products).toMatchObject([{ id: '101', currency: 'GBP' }]);
    expect(addProduct(filled, mug)).toBe(filled);
    expect(goOn(filled).step).toBe(4);
    expect(canLeaveStep({ ...filled, step: 4 })).toBe(false);
    expect(goOn({ ...sampleDraft, step: 4 }).step).toBe(5);
    expect(goOn(removePackaging({ ...sampleDraft, step: 4 })).step).toBe(4);
  });
  test('goes back to earlier steps only', () => {
    expect(goBackTo({ ...sampleDraft, step: 4 }, 2).step).toBe(2);
    expect(goBackTo({ ...sampleDraft, step: 2 }, 4).step).toBe(2);
  });
  test('forgets the project with the first dot, and keeps the box', () => {
    const cleared = clearProject(sampleDraft);
    expect(cleared).toMatchObject({ step: 1, project: null, categoryId: null, giftNote: null });
    expect(cleared.products).toBe(sampleDraft.products);
    expect(cleared.packaging).toBe(sampleDraft.packaging);
  });
  test('has four dots for five steps', () => {
    expect(([1, 2, 3, 4, 5] as const).map(dotOfStep)).toEqual([1, 2, 3, 4, 4]);
  });
});

describe('a change of currency', () => {
  const euros = { ...sampleDraft, project: { ...project, currency: 'EUR' } };
  test('stands in the way of an order', () => {
    expect(obstacleOf(euros)).toBe('other currency');
    expect(obstacleOf(sampleDraft)).toBeNull();
    expect(obstacleOf({ ...sampleDraft, project: null })).toBe('no project');
    expect(obstacleOf({ ...sampleDraft, products: [], packaging: null })).toBe('empty box');
    expect(obstacleOf(tooLargeDraft)).toBe('too large');
  });
  test('is noticed', () => {
    expect(needsRepricing(sampleDraft)).toBe(false);
    expect(needsRepricing(euros)).toBe(true);
  });
  test('takes the new prices, and takes out what is no longer sold', () => {
    const { draft, removed } = reprice(euros, [mug], []);
    expect(draft.products).toMatchObject([{ id: '101', currency: 'EUR', priceRanges: mug.priceRanges }]);
    expect(draft.packaging).toBeNull();
    expect(removed).toEqual(['Notebook', 'Keepsake Box']);
    expect(needsRepricing(draft)).toBe(false);
  });
});
