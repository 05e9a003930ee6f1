import * as z from 'zod/mini';
import { type GiftBox, optionPrice } from '../gift-boxes/gift-box';
import { type Minor, wireMoney } from '../money/money';
import { type PriceRange, priceRange, unitPrice } from '../products/price';
import type { Product } from '../products/product';
import { entity, field } from '../wire/entity';
import { wireId } from '../wire/wire';
import type { OrderDraft } from './draft';
import { packsOf } from './project';

/**
 * The present prices of a box. The server answers with it when the buyer saw other prices. `null` for what is no longer
 * sold, and for the packaging of a box without one.
 */
export const orderQuote = entity({
  products: field(
    'products',
    z.array(
      entity({
        id: field('product_id', wireId),
        priceRanges: field('price_ranges', z.nullable(z.array(priceRange))),
      }),
    ),
  ),
  packaging: field('gift_box_price', z.nullable(wireMoney)),
});
export type OrderQuote = z.output<typeof orderQuote>;

/** The quote of a box from the catalogue, in the order's currency. */
export const quoteFrom = (
  draft: OrderDraft,
  products: readonly Product[],
  boxes: readonly GiftBox[],
): OrderQuote => {
  const { packaging } = draft;
  const box = packaging && boxes.find(({ id }) => id === packaging.id);
  return {
    products: draft.products.map(({ id }) => ({
      id,
      priceRanges: products.find((product) => product.id === id)?.priceRanges ?? null,
    })),
    packaging: packaging && box ? optionPrice(box, packaging.option) : null,
  };
};

/** A line whose price changed; `after` is `null` if it is no longer sold. */
export interface LineChange {
  readonly id: string;
  readonly kind: 'product' | 'packaging';
  readonly name: string;
  readonly before: Minor;
  readonly after: Minor | null;
}

const rangesOf = ({ products }: OrderQuote, id: string): readonly PriceRange[] | null =>
  products.find((product) => product.id === id)?.priceRanges ?? null;

/** The lines of a box whose price differs from the quote, at the box's packs. */
export const changesOf = (draft: OrderDraft, quote: OrderQuote): readonly LineChange[] => {
  const packs = packsOf(draft.project);
  const { packaging } = draft;
  const lines = [
    ...draft.products.map(({ id, name, priceRanges }) => {
      const now = rangesOf(quote, id);
      return {
        id,
        kind: 'product' as const,
        name,
        before: unitPrice(priceRanges, packs),
        after: now && unitPrice(now, packs),
      };
    }),
    ...(packaging
      ? [
          {
            id: packaging.id,
            kind: 'packaging' as const,
            name: packaging.name,
            before: packaging.price,
            after: quote.packaging,
          },
        ]
      : []),
  ];
  return lines.filter(({ before, after }) => before !== after);
};

/** The box at the prices of a quote, without what is no longer sold. Everything else in the draft stays. */
export const acceptQuote = (draft: OrderDraft, quote: OrderQuote): OrderDraft => ({
  ...draft,
  products: draft.products.flatMap((product) => {
    const priceRanges = rangesOf(quote, product.id);
    return priceRanges ? [{ ...product, priceRanges }] : [];
  }),
  packaging:
    draft.packaging && quote.packaging !== null ? { ...draft.packaging, price: quote.packaging } : null,
});
