import { fieldRefusal, Refusal, refuseFaults } from '@gifting/api/core/refusal';
import { changedQuoteText } from '@gifting/api/core/texts';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { type PricedOrder, priceOrder as price, unknownCurrency } from '@gifting/domain/orders/price-order';
import { orderQuote } from '@gifting/domain/orders/quote';
import * as z from 'zod/mini';
import { findConversion } from '../currencies/repository';
import type { Database } from '../database/database';
import { numericId } from '../database/numeric-id';
import { findGiftBox } from '../gift-boxes/repository';
import { readProductsById } from '../products/repository';

/**
 * Prices an order from the catalogue. Throws a 422 that names every invalid field, and a 409 with the current
 * quote if the buyer saw other prices.
 */
export const priceOrder = async (db: Database, request: OrderRequest): Promise<PricedOrder> => {
  const conversion = await findConversion(db, request.user_currency);
  if (conversion === undefined) throw fieldRefusal(unknownCurrency);
  const ids = request.products.map(({ product_id }) => numericId(product_id));
  const boxId = request.gift_box_id === null ? null : numericId(request.gift_box_id);
  const [products, giftBox] = await Promise.all([
    readProductsById(
      db,
      conversion,
      ids.filter((id) => id !== null),
    ),
    boxId === null ? undefined : findGiftBox(db, conversion, boxId),
  ]);
  const { priced, faults, changed } = price(request, { products, giftBox });
  refuseFaults(faults);
  if (changed) throw new Refusal(409, changedQuoteText, { details: z.encode(orderQuote, changed) });
  return priced;
};
