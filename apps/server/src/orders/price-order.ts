import { optionPrice, type PackagingOption, packagingOptions } from '@gifting/domain/gift-boxes/gift-box';
import type { Minor } from '@gifting/domain/money/money';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { totalOf } from '@gifting/domain/orders/totals';
import { unitPrice } from '@gifting/domain/products/price';
import { findRate } from '../currencies/repository';
import type { Database } from '../database/database';
import { numericId } from '../database/numeric-id';
import { findGiftBox } from '../gift-boxes/repository';
import { fieldFailure } from '../http/failure';
import { readProductsById } from '../products/repository';

/** A product of an order at the price it is ordered for. */
interface PricedItem {
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  readonly unit: Minor;
}

/** The packaging of an order at the price it is ordered for. */
interface PricedGiftBox {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly option: PackagingOption;
  readonly unit: Minor;
}

/** What an order holds and costs, in hundredths of its currency. */
export interface PricedOrder {
  readonly items: readonly PricedItem[];
  readonly giftBox: PricedGiftBox | null;
  readonly total: Minor;
}

type Messages = Record<string, string[]>;

const priceItems = async (
  db: Database,
  rate: number,
  { products, number_of_boxes: packs }: OrderRequest,
  messages: Messages,
): Promise<readonly PricedItem[]> => {
  const ids = products.map(({ product_id }) => numericId(product_id));
  const onSale = await readProductsById(
    db,
    rate,
    ids.filter((id) => id !== null),
  );
  const byId = new Map(onSale.map((product) => [product.id, product]));
  const seen = new Set<string>();
  return products.flatMap(({ product_id, quantity }, index) => {
    const product = byId.get(product_id);
    if (quantity !== packs)
      messages[`products.${index}.quantity`] = ['The quantity of a product must equal the number of boxes'];
    if (!product) messages[`products.${index}.product_id`] = ['This product is not available'];
    else if (seen.has(product_id))
      messages[`products.${index}.product_id`] = [`${product.name} is in the order twice`];
    seen.add(product_id);
    if (!product) return [];
    const { id, name, picture, priceRanges } = product;
    return [{ productId: Number(id), name, picture, unit: unitPrice(priceRanges, packs) }];
  });
};

const priceGiftBox = async (
  db: Database,
  rate: number,
  { gift_box_id, gift_box_type }: OrderRequest,
  messages: Messages,
): Promise<PricedGiftBox | null> => {
  if (gift_box_id === null) return null;
  const id = numericId(gift_box_id);
  const box = id === null ? undefined : await findGiftBox(db, rate, id);
  const option = packagingOptions.find((known) => known === gift_box_type);
  if (!box) messages.gift_box_id = ['This gift box is not available'];
  if (!option) messages.gift_box_type = [`Choose one of: ${packagingOptions.join(', ')}`];
  if (!box || !option) return null;
  return {
    id: Number(box.id),
    name: box.name,
    picture: box.picture,
    option,
    unit: optionPrice(box, option),
  };
};

/**
 * Prices what an order asks for from the catalogue, by the rules of the domain. Throws a 422 that names every field at
 * fault: what is not on sale, listed twice, of another quantity than the boxes, or nothing at all.
 */
export const priceOrder = async (db: Database, request: OrderRequest): Promise<PricedOrder> => {
  const rate = await findRate(db, request.user_currency);
  if (rate === undefined) throw fieldFailure({ user_currency: ['This currency is not on offer'] });
  const messages: Messages = {};
  if (request.products.length === 0 && request.gift_box_id === null)
    messages.products = ['Choose at least one product or a gift box'];
  const items = await priceItems(db, rate, request, messages);
  const giftBox = await priceGiftBox(db, rate, request, messages);
  if (Object.keys(messages).length > 0) throw fieldFailure(messages);
  const units = [...items, ...(giftBox ? [giftBox] : [])];
  return {
    items,
    giftBox,
    total: totalOf(units.map(({ unit }) => ({ total: unit * request.number_of_boxes }))),
  };
};
