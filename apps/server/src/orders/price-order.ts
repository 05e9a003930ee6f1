import { fieldRefusal, Refusal, refuseFaults } from '@gifting/api/core/refusal';
import { changedQuoteText } from '@gifting/api/core/texts';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { type PricedOrder, priceOrder as price, unknownCurrency } from '@gifting/domain/orders/price-order';
import { orderQuote } from '@gifting/domain/orders/quote';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { numericId } from '../database/numeric-id';
import { readCatalogue } from './kept-catalogue';

/**
 * Prices an order from the catalogue. Throws a 422 that names every invalid field, and a 409 with the current
 * quote if the buyer saw other prices.
 */
export const priceOrder = async (db: Database, request: OrderRequest): Promise<PricedOrder> => {
  const catalogue = await readCatalogue(db, {
    currency: request.user_currency,
    productIds: request.products.map(({ product_id }) => numericId(product_id)).filter((id) => id !== null),
    giftBoxId: request.gift_box_id === null ? null : numericId(request.gift_box_id),
  });
  if (catalogue === undefined) throw fieldRefusal(unknownCurrency);
  const { priced, faults, changed } = price(request, catalogue);
  refuseFaults(faults);
  if (changed) throw new Refusal(409, changedQuoteText, { details: z.encode(orderQuote, changed) });
  return priced;
};
