import type { OrderRequest } from '@gifting/domain/orders/payload';
import { type PricedOrder, priceOrder as price, unknownCurrency } from '@gifting/domain/orders/price-order';
import { findRate } from '../currencies/repository';
import type { Database } from '../database/database';
import { numericId } from '../database/numeric-id';
import { findGiftBox } from '../gift-boxes/repository';
import { fieldFailure, refuseFaults } from '../http/failure';
import { readProductsById } from '../products/repository';

/**
 * Prices what an order asks for from the catalogue, by the rules of the domain. Throws a 422 that names every field at
 * fault.
 */
export const priceOrder = async (db: Database, request: OrderRequest): Promise<PricedOrder> => {
  const rate = await findRate(db, request.user_currency);
  if (rate === undefined) throw fieldFailure(unknownCurrency);
  const ids = request.products.map(({ product_id }) => numericId(product_id));
  const products = await readProductsById(
    db,
    rate,
    ids.filter((id) => id !== null),
  );
  const boxId = request.gift_box_id === null ? null : numericId(request.gift_box_id);
  const giftBox = boxId === null ? undefined : await findGiftBox(db, rate, boxId);
  const { priced, faults } = price(request, { products, giftBox });
  refuseFaults(faults);
  return priced;
};
