import type { PackagingOption } from '../gift-boxes/gift-box';
import type { PriceRange } from '../products/price';
import type { CheckoutDetails } from './address';
import type { GiftNote } from './gift-note';
import type { ProjectDetails } from './project';

/** The builder's steps: project details, collection, products, packaging, gift note (BLD-01 to 09). */
export type BuilderStep = 1 | 2 | 3 | 4 | 5;

/** A product in the box. Its price follows from the ranges and the packs, so it is never stale (ENT-19). */
export interface ChosenProduct {
  readonly id: string;
  readonly giftingId: string | null;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
  readonly currency: string;
  readonly priceRanges: readonly PriceRange[];
}

/** The one packaging of an order and its finish (C-11). `price` is per box, in hundredths of `currency`. */
export interface ChosenPackaging {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
  readonly option: PackagingOption;
  readonly price: number;
  readonly currency: string;
}

/** Everything a buyer decided before ordering. Stored in session storage until the order is placed. */
export interface OrderDraft {
  /**
   * Identifies the box from its first item on; null while it is empty. A copied tab has the same, so that it orders the
   * same box and not a second one.
   */
  readonly boxId: string | null;
  readonly step: BuilderStep;
  readonly project: ProjectDetails | null;
  readonly categoryId: string | null;
  readonly products: readonly ChosenProduct[];
  readonly packaging: ChosenPackaging | null;
  readonly giftNote: GiftNote | null;
  readonly checkout: CheckoutDetails | null;
  /** Sent along as stored; nothing sets it (C-08). */
  readonly productsInBag: readonly unknown[];
}

/** A blank draft: the builder opens at step 1 (BLD-03). */
export const emptyDraft: OrderDraft = {
  boxId: null,
  step: 1,
  project: null,
  categoryId: null,
  products: [],
  packaging: null,
  giftNote: null,
  checkout: null,
  productsInBag: [],
};

/** Whether the box is not empty. */
export const isEmptyBox = (draft: OrderDraft): boolean =>
  draft.products.length === 0 && draft.packaging === null;
