import type { InventoryItem } from '@gifting/domain/inventory/inventory';
import { campaignStatuses } from '@gifting/domain/orders/order-status';
import { missingTexts } from '../core/texts';
import { sizeCountsOf, sizesOf } from './campaigns';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { statusOf } from './orders';

/** The gifts of campaigns as stock. */
export const inventoryHandlers = ({ state }: MockServer): HandlersOf<'inventory'> => {
  const items = (): InventoryItem[] =>
    state.orders
      .map((order) => ({ ...order, status: statusOf(order) }))
      .filter(({ campaignType, status }) => campaignType !== null && campaignStatuses.includes(status))
      .flatMap((order) =>
        order.items.map(({ id, name, picture, unit, quantity }) => ({
          id,
          orderId: order.id,
          campaign: order.campaignName ?? '',
          name,
          picture,
          status: order.status,
          price: unit,
          currency: order.currency,
          bought: quantity,
          claimed: sizesOf(state, id).length,
          dueDate: order.dueDate,
        })),
      )
      .reverse();
  return {
    'inventory.list': ({ query }) => pageOf(items(), query),

    'inventory.item': ({ params }) => {
      const item = findById(items(), params.id, missingTexts.inventoryItem);
      return {
        ...item,
        sizes: sizeCountsOf(state, item.id).sort(
          (one, other) => other.count - one.count || (one.size < other.size ? -1 : 1),
        ),
      };
    },
  };
};
