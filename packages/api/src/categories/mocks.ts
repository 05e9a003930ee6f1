import type { AdminCategory, Category } from '@gifting/domain/categories/category';
import { slugOf } from '@gifting/domain/slug/slug';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoCategories } from '../demo/categories';
import type { RowMocksOf } from '../row-mocks';
import { createCategory, listAllCategories, updateCategory } from './admin-endpoints';
import { listCategories, listCategoryChoices } from './endpoints';

/** The categories of the demo catalogue. */
export const sampleCategories: Category[] = [...demoCategories];

/** The categories of the demo catalogue as administrators read them. */
const sampleAdminCategories: AdminCategory[] = demoCategories.map((category) => ({
  ...category,
  slug: slugOf(category.name),
  version: '1',
}));

export const categoriesMock = mock(listCategories, { ok: sampleCategories, empty: [] });
export const categoryChoicesMock = mock(listCategoryChoices, {
  ok: demoCategories.map(({ id, name }) => ({ id, name })),
  empty: [],
});
export const allCategoriesMock = mock(listAllCategories, { ok: sampleAdminCategories, empty: [] });
export const createCategoryMock = mock(createCategory, { ok: done('categories.create') });
export const updateCategoryMock = mock(updateCategory, { ok: done('categories.update') });

export const categoryMocks: RowMocksOf<'categories'> = {
  'categories.list': categoriesMock,
  'categories.choices': categoryChoicesMock,
  'categories.all': allCategoriesMock,
  'categories.create': createCategoryMock,
  'categories.update': updateCategoryMock,
};
