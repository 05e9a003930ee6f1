import { done } from '@gifting/api/core/texts';
import { adminTexts } from '../shared/admin.texts';

/** The texts of gifting administration. */
export const adminGiftingTexts = {
  ...adminTexts,
  title: 'Gifting',
  table: 'All Available Gifting',
  count: (packs: number) => (packs === 1 ? '1 gifting pack' : `${packs} gifting packs`),
  columns: { image: 'Image', name: 'Name', description: 'Description' },
  loading: 'Loading gifting packs',
  empty: 'No Gifts Available',
  gone: 'This gifting pack was already removed',
  deleteDescription:
    'This takes it off the site for everyone. Gift boxes already ordered keep what is inside.',
  /** The state of products after the deletion of their pack. */
  productsAfterwards: 'without this pack',
  added: done('gifting.create').message,
  /** The specification uses the text of services (AGFT-16, F-03). */
  updated: done('gifting.update').message,
  deleted: done('gifting.delete').message,

  addTitle: 'Add gifting pack',
  editTitle: 'Edit gifting pack',
  labels: { name: 'Name', description: 'Description', image: 'Image' },
  preview: 'On the site',
} as const;
