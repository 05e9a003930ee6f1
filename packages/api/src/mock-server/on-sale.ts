import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { type Conversion, exchange } from '@gifting/domain/money/exchange';
import { pricesIn } from '@gifting/domain/products/prices-in';
import type { Product } from '@gifting/domain/products/product';
import type { ProductSummary } from '@gifting/domain/products/product-summary';
import type { MockedProduct, MockServerState } from './state';

/** The summaries of the active products that fit. */
export const summariesOf = (
  { products }: MockServerState,
  fits: (product: MockedProduct) => boolean,
): ProductSummary[] =>
  products
    .filter((product) => product.status === 'active' && fits(product))
    .map(({ id, name, description, picture }) => ({ id, name, description, picture }));

/** The active products, priced by a conversion. */
export const productsOnSale = (
  { products }: MockServerState,
  conversion: Conversion,
  fits: (product: MockedProduct) => boolean = () => true,
): Product[] =>
  products
    .filter((product) => product.status === 'active' && fits(product))
    .map((product) => {
      const { id, giftingId, name, description, picture, minimumOrderQuantity, deliveryTime } = product;
      return {
        id,
        giftingId,
        name,
        description,
        picture,
        minimumOrderQuantity,
        deliveryTime,
        ...pricesIn(product.priceRanges, conversion),
      };
    });

/** The active gift boxes, priced by a conversion. */
export const giftBoxesOnSale = ({ giftBoxes }: MockServerState, conversion: Conversion): GiftBox[] =>
  giftBoxes
    .filter(({ status }) => status === 'active')
    .map(({ status: _, prices: base, ...box }) => {
      const prices = {
        branded: exchange(base.branded, conversion),
        plain: exchange(base.plain, conversion),
        custom_branding: exchange(base.custom_branding, conversion),
      };
      return { ...box, prices, fromPrice: Math.min(...Object.values(prices)) };
    });
