import { inventoryTexts } from '../InventoryScreen/InventoryScreen.texts';

/** The texts of one item of the inventory. */
export const inventoryItemTexts = {
  title: 'Item',
  loading: 'Loading the item',
  trail: 'You are in',
  inventory: inventoryTexts.title,
  unknown: {
    message: 'There is no such item',
    hint: 'Its order may have been cancelled.',
    back: 'To the inventory',
  },
  campaign: 'Campaign',
  order: 'Order',
  brandStatus: inventoryTexts.columns.brandStatus,
  price: inventoryTexts.columns.price,
  dueDate: inventoryTexts.columns.dueDate,
  pieces: 'Where the pieces are',
  claimed: 'Claimed',
  left: 'Left',
  counts: { bought: 'Bought', claimed: 'Claimed', sent: 'Sent', left: 'Left' },
  sizes: 'Sizes chosen',
  size: 'Size',
  count: 'Pieces',
  noSize: 'No size',
  nobody: 'Nobody has chosen it yet.',
} as const;
