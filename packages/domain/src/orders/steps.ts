import { type GiftBox, optionPrice, type PackagingOption } from '../gift-boxes/gift-box';
import type { Product } from '../products/product';
import type { CheckoutDetails } from './address';
import { type BuilderStep, emptyDraft, isEmptyBox, type OrderDraft } from './draft';
import type { GiftNote } from './gift-note';
import { type BuilderEvent, type FlowStep, isOpen, type Transition, transitionOf, wayOn } from './machine';
import type { ProjectDetails } from './project';
import { acceptQuote, changesOf, quoteFrom } from './quote';
import { isTooLarge } from './totals';

const delayOf = (event: BuilderEvent, from: FlowStep): number => transitionOf(event, from)?.delay ?? 0;

/** How long the loading overlay covers a step change, in milliseconds (CONST-15, CONST-16). */
export const overlayAfterStep = (step: BuilderStep): number => delayOf(wayOn[step], step);

/** Delays of the order flow in milliseconds (CONST-11 to 13). */
export const orderDelays = {
  afterAddresses: delayOf('submit addresses', 'order details'),
  afterCancel: delayOf('cancel', 'order details'),
  afterOrder: delayOf('place order', 'payment'),
} as const;

/** The dot of a step in the progress header: four dots for five steps (C-02). */
export const dotOfStep = (step: BuilderStep): 1 | 2 | 3 | 4 => (step === 5 ? 4 : step);

/** Whether the step may continue: step 3 needs a product, step 4 a packaging (BLD-26, BLD-28). */
export const canLeaveStep = (draft: OrderDraft): boolean => {
  const transition = transitionOf(wayOn[draft.step], draft.step);
  return transition !== undefined && isOpen(transition, draft);
};

const isStep = (state: FlowStep | undefined): state is BuilderStep => typeof state === 'number';

const follow = (draft: OrderDraft, transition: Transition | undefined): OrderDraft =>
  transition && isStep(transition.to) && isOpen(transition, draft)
    ? { ...draft, step: transition.to }
    : draft;

/** Moves to the next step if the step may continue (BLD-32, BLD-33). */
export const goOn = (draft: OrderDraft): OrderDraft =>
  follow(draft, transitionOf(wayOn[draft.step], draft.step));

/** Goes back to an earlier step; later steps are reached through {@link goOn} only. */
export const goBackTo = (draft: OrderDraft, step: BuilderStep): OrderDraft =>
  follow(draft, transitionOf('back', draft.step, step));

/** Opens a step of a complete box again, for a change that returns to the review. */
export const reopenStep = (draft: OrderDraft, step: BuilderStep): OrderDraft =>
  follow(draft, transitionOf('change', 'payment', step));

/** Stores the project details and moves to step 2 (BLD-24). */
export const submitProject = (draft: OrderDraft, project: ProjectDetails): OrderDraft =>
  goOn({ ...draft, step: 1, project });

/** Changes the number of packs; every price follows from it. */
export const setPacks = (draft: OrderDraft, packs: number): OrderDraft => ({
  ...draft,
  project: draft.project && { ...draft.project, packs },
});

/** Clears the project details and the step; the box stays (BLD-12, C-03). */
export const clearProject = (draft: OrderDraft): OrderDraft => ({
  ...emptyDraft,
  boxId: draft.boxId,
  products: draft.products,
  packaging: draft.packaging,
});

/** Chooses the category of step 3's products and moves on (BLD-25, CAT-03). */
export const chooseCategory = (draft: OrderDraft, categoryId: string): OrderDraft =>
  goOn({ ...draft, step: 2, categoryId });

/** Chooses the packaging, replacing the earlier one (C-11). */
export const choosePackaging = (draft: OrderDraft, box: GiftBox, option: PackagingOption): OrderDraft => ({
  ...draft,
  packaging: {
    id: box.id,
    name: box.name,
    description: box.description,
    picture: box.picture,
    option,
    price: optionPrice(box, option),
    currency: draft.project?.currency ?? '',
  },
});

/** Removes the packaging (PKG-05). */
export const removePackaging = (draft: OrderDraft): OrderDraft => ({ ...draft, packaging: null });

/** Stores the gift note, or `null` for none (NOTE-16, NOTE-17). */
export const setGiftNote = (draft: OrderDraft, giftNote: GiftNote | null): OrderDraft => ({
  ...draft,
  giftNote,
});

/** Stores the delivery method, campaign name and addresses (ADDR-18). */
export const setCheckout = (draft: OrderDraft, checkout: CheckoutDetails): OrderDraft => ({
  ...draft,
  checkout,
});

/** The result of a re-pricing, for the buyer's toasts. */
export interface Repricing {
  readonly draft: OrderDraft;
  /** The names of removed lines, which are no longer sold. */
  readonly removed: readonly string[];
}

/** Whether a line still has prices of another currency. */
export const needsRepricing = (draft: OrderDraft): boolean => {
  const currency = draft.project?.currency;
  if (currency === undefined) return false;
  return [...draft.products, ...(draft.packaging ? [draft.packaging] : [])].some(
    (item) => item.currency !== currency,
  );
};

/** The first reason why a draft cannot be ordered, or `null`. */
export type Obstacle = 'empty box' | 'no project' | 'other currency' | 'too large';

/**
 * Why order details and payment are blocked: an empty box (D-07), cleared project details (C-03), prices in another
 * currency than the project's (C-16), or a total that no order can have. A total never mixes two currencies.
 */
export const obstacleOf = (draft: OrderDraft): Obstacle | null => {
  if (isEmptyBox(draft)) return 'empty box';
  if (draft.project === null) return 'no project';
  if (needsRepricing(draft)) return 'other currency';
  return isTooLarge(draft) ? 'too large' : null;
};

/** Re-prices the box from the catalogue in the project's currency; what is no longer sold is removed (C-16). */
export const reprice = (
  draft: OrderDraft,
  products: readonly Product[],
  boxes: readonly GiftBox[],
): Repricing => {
  const currency = draft.project?.currency ?? '';
  const quote = quoteFrom(draft, products, boxes);
  const kept = acceptQuote(draft, quote);
  const packaging = kept.packaging && { ...kept.packaging, currency };
  return {
    draft: { ...kept, products: kept.products.map((product) => ({ ...product, currency })), packaging },
    removed: changesOf(draft, quote)
      .filter(({ after }) => after === null)
      .map(({ name }) => name),
  };
};
