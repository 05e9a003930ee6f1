import type { GiftBox } from '@gifting/domain/gift-boxes/gift-box';
import { exchange } from '@gifting/domain/money/exchange';
import type { Product } from '@gifting/domain/products/product';
import type { ProductSummary } from '@gifting/domain/products/product-summary';
import type { MockedProduct, MockedState } from './state';

/** The active products that fit, as pages list them. */
export const summariesOf = (
  { products }: MockedState,
  fits: (product: MockedProduct) => boolean,
): ProductSummary[] =>
  products
    .filter((product) => product.status === 'active' && fits(product))
    .map(({ id, name, description, picture }) => ({ id, name, description, picture }));

/** The active products, priced at a rate. */
export const productsOnSale = (
  { products }: MockedState,
  rate: number,
  fits: (product: MockedProduct) => boolean = () => true,
): Product[] =>
  products
    .filter((product) => product.status === 'active' && fits(product))
    .map((product) => {
      const priceRanges = product.priceRanges.map(({ min, max, price }) => ({
        min,
        max,
        price: exchange(price, rate),
      }));
      const { id, giftingId, name, description, picture, minimumOrderQuantity, deliveryTime } = product;
      return {
        id,
        giftingId,
        name,
        description,
        picture,
        minimumOrderQuantity,
        deliveryTime,
        fromPrice: Math.min(...priceRanges.map(({ price }) => price)),
        priceRanges,
      };
    });

/** The active gift boxes, priced at a rate. */
export const giftBoxesOnSale = ({ giftBoxes }: MockedState, rate: number): GiftBox[] =>
  giftBoxes
    .filter(({ status }) => status === 'active')
    .map(({ status: _, prices: base, ...box }) => {
      const prices = {
        branded: exchange(base.branded, rate),
        plain: exchange(base.plain, rate),
        custom_branding: exchange(base.custom_branding, rate),
      };
      return { ...box, prices, fromPrice: Math.min(...Object.values(prices)) };
    });
