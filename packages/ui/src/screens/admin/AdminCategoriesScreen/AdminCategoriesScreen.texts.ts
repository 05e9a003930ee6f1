import { done } from '@gifting/api/core/texts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';

/** The texts of the category administration. */
export const adminCategoriesTexts = {
  title: 'Category',
  table: 'All Available Categories',
  count: (categories: number) => (categories === 1 ? '1 category' : `${categories} categories`),
  /** The words for services, as written (ACAT-03, F-03). */
  columns: { image: 'Image', name: 'Service Name', description: 'Service Description' },
  /** The word for services, as written (ACAT-04). */
  edit: 'Edit Service',
  editNotReady: 'Edit feature is not ready yet',
  delete: 'Delete',
  deleting: 'Deleting',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteDescription:
    'This cuts it from the collection for everyone. Gift boxes already ordered keep what is inside.',
  /** A category is deleted by the services' call, whose words these are (F-01). */
  deleted: done('services.delete').message,
  gone: 'This category was already removed',
  loading: 'Loading categories',
  /** The words for services, as written (ACAT-06). */
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
  preview: 'In the collection',
  restored: 'This is what you entered before. Images are not kept: choose yours again.',
} as const;
