import { inventoryDetail, inventoryItem } from '@gifting/domain/inventory/inventory';
import { pageEnvelope, pageQuery } from '@gifting/domain/wire/page';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { endpoint } from '../core/endpoint';
import { byId } from '../core/params';

/** The gifts of all campaigns as stock, the newest first (`inventory.stock`). */
export const listInventory = endpoint({
  name: 'inventory.list',
  method: 'GET',
  path: '/admin/v1/inventory',
  access: 'admin',
  query: pageQuery,
  response: pageEnvelope(inventoryItem),
});

/** One gift of a campaign as stock (`inventory.stock`). */
export const readInventoryItem = endpoint({
  name: 'inventory.item',
  method: 'GET',
  path: '/admin/v1/inventory/{id}',
  access: 'admin',
  params: byId,
  response: dataEnvelope(inventoryDetail),
});
