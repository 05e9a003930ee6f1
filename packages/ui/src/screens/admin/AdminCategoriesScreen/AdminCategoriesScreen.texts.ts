import { done } from '@gifting/api/core/texts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';

/** The texts of category administration. */
export const adminCategoriesTexts = {
  title: 'Category',
  table: 'All Available Categories',
  count: (categories: number) => (categories === 1 ? '1 category' : `${categories} categories`),
  /** The specification uses the texts of services (ACAT-03, F-03). */
  columns: { image: 'Image', name: 'Service Name', description: 'Service Description' },
  /** The specification uses the text of services (ACAT-04). */
  edit: 'Edit Service',
  editNotReady: 'Edit feature is not ready yet',
  delete: 'Delete',
  deleting: 'Deleting',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteDescription:
    'This takes it out of the builder for everyone. Gift boxes already ordered keep what is inside.',
  /** Deletion uses the endpoint of services, and its texts (F-01). */
  deleted: done('services.delete').message,
  gone: 'This category was already removed',
  loading: 'Loading categories',
  /** The specification uses the texts of services (ACAT-06). */
  empty: 'No Services Available',
  error: 'Something went wrong!',
  retry: errorPanelTexts.tryAgain,
  failed: 'Something went wrong',

  add: 'Add New Category',
  name: 'Category Name',
  description: 'Category Description',
  image: 'Image',
  submit: 'Add Category',
  adding: 'Adding',
  cancel: 'Cancel',
  added: done('categories.create').message,
  preview: 'In the builder',
  restored: 'This is what you entered before. Images are not kept: choose yours again.',
} as const;
