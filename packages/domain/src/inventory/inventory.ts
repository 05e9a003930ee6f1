import * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { type OrderStatus, orderStatuses } from '../orders/order-status';
import { entity, field } from '../wire/entity';
import { wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';

/** A gift of a campaign as stock (`inventory.stock`): what was bought of it, claimed, sent and is left. */
const parts = {
  /** The id of the order item. */
  id: field('id', wireId),
  orderId: field('order_id', wireId),
  /** '' for a campaign without a name. */
  campaign: field('campaign', wireText),
  name: field('name', wireText),
  picture: field('picture', wireNullableText),
  /** The status of its order, which says how far its branding is. */
  status: field('status', z.enum(orderStatuses)),
  price: field('price', wireMoney),
  currency: field('user_currency', wireText),
  bought: field('bought', wireCount),
  claimed: field('claimed', wireCount),
  /** An ISO date or null. */
  dueDate: field('due_date', wireNullableText),
};

/** A row of the inventory. `price` is per piece, in hundredths of `currency`. */
export const inventoryItem = entity(parts);
export type InventoryItem = z.output<typeof inventoryItem>;

/** A gift of a campaign with how often each size was chosen; gifts without sizes have ''. */
export const inventoryDetail = entity({
  ...parts,
  sizes: field('sizes', wireList(z.object({ size: wireText, count: wireCount }))),
});
export type InventoryDetail = z.output<typeof inventoryDetail>;

type Counted = Pick<InventoryItem, 'bought' | 'claimed' | 'status'>;

/** How many pieces nobody has claimed. */
export const leftOf = ({ bought, claimed }: Pick<InventoryItem, 'bought' | 'claimed'>): number =>
  Math.max(0, bought - claimed);

/** How many claimed pieces are on their way or have arrived. */
export const sentOf = ({ status, claimed }: Counted): number =>
  status === 'sent' || status === 'delivered' ? claimed : 0;

/** How far the branding of an item is, by the status of its order. */
export type BrandStage = 'awaiting' | 'proof' | 'changes' | 'approved';

const stages: Readonly<Record<OrderStatus, BrandStage>> = {
  pending: 'awaiting',
  proof_sent: 'proof',
  changes_asked: 'changes',
  approved: 'approved',
  in_production: 'approved',
  sent: 'approved',
  delivered: 'approved',
  // Cancelled and refused orders have no stock.
  cancelled: 'awaiting',
  refused: 'awaiting',
};

/** How far the branding of an item is. */
export const brandStageOf = ({ status }: Pick<InventoryItem, 'status'>): BrandStage => stages[status];
