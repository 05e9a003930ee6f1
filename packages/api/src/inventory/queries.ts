import { read } from '../core/read';
import { readPages } from '../core/read-pages';
import { listInventory, readInventoryItem } from './endpoints';

/** Infinite query options of the inventory (`inventory.stock`). */
export const inventoryQuery = () => readPages(listInventory);

/** Query options of one item of the inventory (`inventory.stock`). */
export const inventoryItemQuery = (id: string) => read(readInventoryItem, { params: { id } });
