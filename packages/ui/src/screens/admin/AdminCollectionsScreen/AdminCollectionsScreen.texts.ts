import { done } from '@gifting/api/core/texts';
import { collectionFields } from '@gifting/domain/collections/forms';
import { labelsOf } from '@gifting/domain/forms/editable';
import { adminTexts } from '../shared/admin.texts';

/** The texts of collection administration. */
export const adminCollectionsTexts = {
  ...adminTexts,
  title: 'Collection',
  table: 'All Available Collections',
  count: (collections: number) => (collections === 1 ? '1 collection' : `${collections} collections`),
  columns: { image: 'Image', title: 'Title', subTitle: 'Sub title', content: 'Content', status: 'Status' },
  loading: 'Loading collections',
  empty: 'No Collection Available',
  gone: 'This collection was already removed',
  deleteDescription:
    'This takes its page off the site for everyone. Gift boxes already ordered keep what is inside.',
  added: done('collections.create').message,
  updated: done('collections.update').message,
  deleted: done('collections.delete').message,

  addTitle: 'Add collection',
  editTitle: 'Edit collection',
  labels: { ...labelsOf(collectionFields), images: 'Images' },
  loadingOne: 'Loading the collection',
} as const;
