import type { Product } from '../products/product';
import type { OrderDraft } from './draft';

/** Adds a product to the box, once. */
export const addProduct = (draft: OrderDraft, product: Product): OrderDraft =>
  draft.products.some(({ id }) => id === product.id)
    ? draft
    : {
        ...draft,
        products: [
          ...draft.products,
          {
            id: product.id,
            giftingId: product.giftingId,
            name: product.name,
            description: product.description,
            picture: product.picture,
            currency: draft.project?.currency ?? '',
            priceRanges: product.priceRanges,
          },
        ],
      };

/** Removes a product from the box (BLD-40). */
export const removeProduct = (draft: OrderDraft, id: string): OrderDraft => ({
  ...draft,
  products: draft.products.filter((product) => product.id !== id),
});
