import { found } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { numericId } from '../database/numeric-id';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { findInventoryItem, readInventory } from './repository';

/** The gifts of campaigns as stock. */
export const inventoryRoutes = ({ db }: Dependencies): HandlersOf<'inventory'> => ({
  'inventory.list': ({ query }) => readInventory(db, query),

  'inventory.item': async ({ params }) => {
    const id = found(numericId(params.id), missingTexts.inventoryItem);
    return found(await findInventoryItem(db, id), missingTexts.inventoryItem);
  },
});
