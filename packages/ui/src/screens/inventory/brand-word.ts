import { type BrandStage, brandStageOf, type InventoryItem } from '@gifting/domain/inventory/inventory';

const words: Readonly<Record<BrandStage, string>> = {
  awaiting: 'No mockup yet',
  proof: 'Mockup to approve',
  changes: 'Mockup is being changed',
  approved: 'Approved',
};

/** How far the branding of an item is, in words. */
export const brandWordOf = (item: Pick<InventoryItem, 'status'>): string => words[brandStageOf(item)];
