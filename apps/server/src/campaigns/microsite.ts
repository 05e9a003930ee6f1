import { fieldRefusal, Refusal } from '@gifting/api/core/refusal';
import { fieldTexts, missingTexts } from '@gifting/api/core/texts';
import { type MicrositeRequest, twiceListed } from '@gifting/domain/campaigns/microsite';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { micrositeSetups, orderItems, orders } from '../database/schema';

type Setup = typeof micrositeSetups.$inferInsert;

const toRow = (product: MicrositeRequest['products'][number]): Setup => {
  const orderItemId = Number(product.order_item_id);
  if (product.ask_size === 'no') return { orderItemId, askSize: false };
  return product.input_type === 'options'
    ? { orderItemId, askSize: true, inputType: product.input_type, options: product.options }
    : { orderItemId, askSize: true, inputType: product.input_type, plainText: product.plain_text };
};

const refuseTwice = ({ products }: MicrositeRequest): void => {
  const twice = twiceListed(products);
  if (twice !== -1) throw fieldRefusal({ [`products.${twice}.order_item_id`]: [fieldTexts.itemTwice] });
};

/**
 * Replaces a campaign's microsite set-up; order items that are not named ask nothing. Throws a 404 for an
 * unknown campaign or order item.
 */
export const setMicrosite = (
  db: Database,
  campaign: SQL | undefined,
  request: MicrositeRequest,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(campaign).for('update');
    if (!order) throw new Refusal(404, missingTexts.campaign);
    refuseTwice(request);
    const items = await tx
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id));
    const ids = items.map(({ id }) => id);
    const known = new Set(ids.map(String));
    if (request.products.some(({ order_item_id }) => !known.has(order_item_id)))
      throw new Refusal(404, missingTexts.orderItem);
    if (ids.length > 0) await tx.delete(micrositeSetups).where(inArray(micrositeSetups.orderItemId, ids));
    if (request.products.length > 0) await tx.insert(micrositeSetups).values(request.products.map(toRow));
  });
