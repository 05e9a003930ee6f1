import { done } from '@gifting/api/core/texts';
import { adminTexts } from '../shared/admin.texts';

/** The texts of category administration. */
export const adminCategoriesTexts = {
  ...adminTexts,
  title: 'Category',
  table: 'All Available Categories',
  count: (categories: number) => (categories === 1 ? '1 category' : `${categories} categories`),
  /** The specification uses the texts of services (ACAT-03, F-03). */
  columns: { image: 'Image', name: 'Service Name', description: 'Service Description' },
  /** The specification uses the text of services (ACAT-04). */
  edit: 'Edit Service',
  deleteDescription:
    'This takes it out of the builder for everyone. Gift boxes already ordered keep what is inside.',
  /** The state of products after the deletion of their category. */
  productsAfterwards: 'without this category',
  /** Deletion uses the endpoint of services, and its texts (F-01). */
  deleted: done('services.delete').message,
  gone: 'This category was already removed',
  loading: 'Loading categories',
  /** The specification uses the texts of services (ACAT-06). */
  empty: 'No Services Available',

  add: 'Add New Category',
  labels: { name: 'Category Name', description: 'Category Description', image: 'Image' },
  submit: 'Add Category',
  added: done('categories.create').message,
  editTitle: 'Edit category',
  updated: done('categories.update').message,
  preview: 'In the builder',
} as const;
