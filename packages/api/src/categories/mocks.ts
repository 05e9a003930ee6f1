import type { Category } from '@gifting/domain/categories/category';
import { mock } from '../core/mock';
import { demoCategories } from '../demo/catalogue';
import { listCategories, listCategoryChoices } from './endpoints';

/** The categories of the demo catalogue. */
export const sampleCategories: Category[] = [...demoCategories];

export const categoriesMock = mock(listCategories, { ok: sampleCategories, empty: [] });
export const categoryChoicesMock = mock(listCategoryChoices, {
  ok: demoCategories.map(({ id, name }) => ({ id, name })),
  empty: [],
});
