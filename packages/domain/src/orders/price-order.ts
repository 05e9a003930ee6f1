import { type GiftBox, optionPrice, type PackagingOption, packagingOptions } from '../gift-boxes/gift-box';
import type { Minor } from '../money/money';
import { unitPrice } from '../products/price';
import type { Product } from '../products/product';
import type { OrderRequest } from './payload';
import type { OrderQuote } from './quote';
import { maxTotal, totalOf, totalTooLarge } from './totals';

/** A product of an order at the price it is ordered for. */
interface PricedItem {
  readonly productId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly unit: Minor;
}

/** The packaging of an order at the price it is ordered for. */
interface PricedGiftBox {
  readonly id: string;
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

/** Everything in an order that has a price: products, then the packaging. */
export const linesOf = ({
  items,
  giftBox,
}: Pick<PricedOrder, 'items' | 'giftBox'>): readonly { readonly unit: Minor }[] => [
  ...items,
  ...(giftBox ? [giftBox] : []),
];

/** The ordered things that are on sale, priced in the order's currency. */
interface OnSale {
  readonly products: readonly Product[];
  readonly giftBox: GiftBox | undefined;
}

/** Messages per field of the request. */
export type OrderFaults = Record<string, string[]>;

const priceItems = (
  { products, number_of_boxes: packs, expected_prices }: OrderRequest,
  onSale: OnSale['products'],
  faults: OrderFaults,
): readonly PricedItem[] => {
  const byId = new Map(onSale.map((product) => [product.id, product]));
  const seen = new Set<string>();
  return products.flatMap(({ product_id, quantity }, index) => {
    const product = byId.get(product_id);
    if (quantity !== packs)
      faults[`products.${index}.quantity`] = ['The quantity of a product must equal the number of boxes'];
    if (seen.has(product_id))
      faults[`products.${index}.product_id`] = [`${product?.name ?? 'This product'} is in the order twice`];
    // A request with expected prices learns from the quote what is no longer sold.
    else if (!product && !expected_prices)
      faults[`products.${index}.product_id`] = ['This product is not available'];
    seen.add(product_id);
    if (!product) return [];
    const { id, name, picture, priceRanges } = product;
    return [{ productId: id, name, picture, unit: unitPrice(priceRanges, packs) }];
  });
};

const priceGiftBox = (
  { gift_box_id, gift_box_type, expected_prices }: OrderRequest,
  box: OnSale['giftBox'],
  faults: OrderFaults,
): PricedGiftBox | null => {
  if (gift_box_id === null) return null;
  const option = packagingOptions.find((known) => known === gift_box_type);
  if (!box && !expected_prices) faults.gift_box_id = ['This gift box is not available'];
  if (!option) faults.gift_box_type = [`Choose one of: ${packagingOptions.join(', ')}`];
  if (!box || !option) return null;
  const { id, name, picture } = box;
  return { id, name, picture, option, unit: optionPrice(box, option) };
};

/** The present quote if it differs from the prices the buyer saw; otherwise `null`. */
const changedQuote = (
  request: OrderRequest,
  onSale: OnSale['products'],
  { items, giftBox, total }: PricedOrder,
): OrderQuote | null => {
  const expected = request.expected_prices;
  if (!expected) return null;
  const same =
    expected.total === total &&
    expected.gift_box === (giftBox?.unit ?? null) &&
    (request.gift_box_id === null) === (giftBox === null) &&
    items.length === request.products.length &&
    items.every(({ productId, unit }) =>
      expected.products.some(({ product_id, price }) => product_id === productId && price === unit),
    );
  if (same) return null;
  return {
    products: request.products.map(({ product_id: id }) => ({
      id,
      priceRanges: onSale.find((product) => product.id === id)?.priceRanges ?? null,
    })),
    packaging: giftBox?.unit ?? null,
  };
};

/**
 * Prices an order from what is on sale. Faults: not on sale, listed twice, another quantity than the boxes, nothing
 * ordered, too much. `changed` is the present quote if the buyer saw other prices: the order waits for them (BR-06).
 */
export const priceOrder = (
  request: OrderRequest,
  catalogue: OnSale,
): {
  readonly priced: PricedOrder;
  readonly faults: OrderFaults;
  readonly changed: OrderQuote | null;
} => {
  const faults: OrderFaults = {};
  if (request.products.length === 0 && request.gift_box_id === null)
    faults.products = ['Choose at least one product or a gift box'];
  const items = priceItems(request, catalogue.products, faults);
  const giftBox = priceGiftBox(request, catalogue.giftBox, faults);
  const total = totalOf(
    linesOf({ items, giftBox }).map(({ unit }) => ({ total: unit * request.number_of_boxes })),
  );
  if (total > maxTotal) faults.number_of_boxes = [totalTooLarge()];
  const priced = { items, giftBox, total };
  return { priced, faults, changed: changedQuote(request, catalogue.products, priced) };
};

/** The fault of an order in an unavailable currency. */
export const unknownCurrency: OrderFaults = { user_currency: ['This currency is not on offer'] };
