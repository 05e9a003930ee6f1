import { done } from '@gifting/api/core/texts';
import { brand } from '@gifting/domain/brand/brand';
import { labelsOf } from '@gifting/domain/forms/editable';
import { giftBoxFields } from '@gifting/domain/gift-boxes/forms';
import { adminTexts } from '../shared/admin.texts';

/** The texts of gift box administration. */
export const adminGiftBoxesTexts = {
  ...adminTexts,
  title: 'Gift Boxes',
  table: 'All Available Gift Boxes',
  count: (boxes: number) => (boxes === 1 ? '1 gift box' : `${boxes} gift boxes`),
  columns: { image: 'Image', name: 'Name', status: 'Status' },
  /** The prices, in forms and columns. */
  prices: {
    plain: 'Plain price',
    branded: `${brand.name} price`,
    custom_branding: 'Custom branding price',
  },
  loading: 'Loading gift boxes',
  /** The specification uses the text of services (ABOX-07, F-03). */
  empty: 'No Services Available',
  gone: 'This gift box was already removed',
  deleteDescription: 'This takes it out of the builder for everyone. Orders that chose it keep it.',
  added: done('giftBoxes.create').message,
  updated: done('giftBoxes.update').message,
  deleted: done('giftBoxes.delete').message,

  addTitle: 'Add gift box',
  editTitle: 'Edit gift box',
  labels: { ...labelsOf(giftBoxFields), image: 'Image' },
  pricesPerBox: 'Prices per box, in the base currency',
  preview: 'In the builder',
  unnamed: 'New gift box',
} as const;
