import type { BuilderStep, OrderDraft } from './draft';

/**
 * The state machine from the builder's first step to a placed order. `steps.ts` runs by it, and the page "Builder steps"
 * in Storybook draws it.
 */

/** The states: a step of the builder, a screen after it, or the end. */
export type FlowStep = BuilderStep | 'order details' | 'payment' | 'placed';

/** The events. */
export type BuilderEvent =
  | 'submit project'
  | 'choose category'
  | 'add or remove product'
  | 'choose or remove packaging'
  | 'next'
  | 'keep or drop note'
  | 'finish'
  | 'back'
  | 'start over'
  | 'submit addresses'
  | 'change'
  | 'return'
  | 'cancel'
  | 'place order';

/** The guards: what the draft must fulfil, or the event does nothing. */
export const guards = {
  'project details are known': ({ project }: OrderDraft) => project !== null,
  'a category is chosen': ({ categoryId }: OrderDraft) => categoryId !== null,
  'a product is in the box': ({ products }: OrderDraft) => products.length > 0,
  'a packaging is chosen': ({ packaging }: OrderDraft) => packaging !== null,
  'addresses are known': ({ checkout }: OrderDraft) => checkout !== null,
} as const;

/** A transition: what an event does in a state. */
export interface Transition {
  readonly event: BuilderEvent;
  readonly from: FlowStep;
  readonly to: FlowStep;
  readonly guard: keyof typeof guards | null;
  /** Milliseconds from the event to the new state. */
  readonly delay: number;
  /** Whether the loading overlay covers the screen meanwhile. */
  readonly covered: boolean;
  /** Parts of the draft it stores. */
  readonly stores: readonly (keyof OrderDraft)[];
  /** Parts of the draft it clears. */
  readonly forgets: readonly (keyof OrderDraft)[];
  /** The statements behind it. */
  readonly follows: string;
}

const nothing = {
  guard: null,
  delay: 0,
  covered: false,
  stores: [],
  forgets: [],
} as const satisfies Partial<Transition>;
const move = { ...nothing, delay: 1000, covered: true, stores: ['step'] } as const;

/** What the first dot clears; the box itself stays (C-03). */
const projectParts = ['project', 'categoryId', 'giftNote', 'checkout', 'productsInBag', 'step'] as const;

const wholeDraft = [...projectParts, 'products', 'packaging', 'boxId'] as const;

const back = (from: BuilderStep, to: BuilderStep): Transition => ({
  ...move,
  event: 'back',
  from,
  to,
  follows: 'C-19',
});

/** From the review to a step of the box and back to it. */
const changeAt = (step: Exclude<BuilderStep, 2>, guard: Transition['guard']): readonly Transition[] => [
  { ...nothing, event: 'change', from: 'payment', to: step, stores: ['step'], follows: 'PAY-01' },
  { ...move, event: 'return', from: step, to: 'payment', guard, stores: [], follows: 'PAY-01' },
];

const startOver = (from: BuilderStep): Transition => ({
  ...move,
  event: 'start over',
  from,
  to: 1,
  delay: from === 1 ? 1500 : 1000,
  stores: [],
  forgets: projectParts,
  follows: 'BLD-12, C-03',
});

/** Every transition. An event without one in a state does nothing. */
export const builderMachine: readonly Transition[] = [
  {
    ...move,
    event: 'submit project',
    from: 1,
    to: 2,
    guard: 'project details are known',
    delay: 1500,
    stores: ['project', 'step'],
    follows: 'BLD-24, CONST-15',
  },
  {
    ...move,
    event: 'choose category',
    from: 2,
    to: 3,
    guard: 'a category is chosen',
    stores: ['categoryId', 'step'],
    follows: 'BLD-25, CAT-03, C-04',
  },
  {
    ...nothing,
    event: 'add or remove product',
    from: 3,
    to: 3,
    stores: ['products'],
    follows: 'PRD-08, PRD-09, BLD-40',
  },
  {
    ...move,
    event: 'next',
    from: 3,
    to: 4,
    guard: 'a product is in the box',
    follows: 'BLD-26, BLD-27, BLD-32',
  },
  {
    ...nothing,
    event: 'choose or remove packaging',
    from: 4,
    to: 4,
    stores: ['packaging'],
    follows: 'PKG-02 to 09, C-11',
  },
  {
    ...move,
    event: 'next',
    from: 4,
    to: 5,
    guard: 'a packaging is chosen',
    follows: 'BLD-28, BLD-29, BLD-33',
  },
  {
    ...nothing,
    event: 'keep or drop note',
    from: 5,
    to: 5,
    stores: ['giftNote'],
    follows: 'NOTE-08 to 10, NOTE-16, NOTE-17',
  },
  { ...move, event: 'finish', from: 5, to: 'order details', stores: [], follows: 'BLD-30, BLD-31, NOTE-15' },
  back(3, 2),
  back(4, 2),
  back(4, 3),
  back(5, 2),
  back(5, 3),
  back(5, 4),
  startOver(1),
  startOver(2),
  startOver(3),
  startOver(4),
  startOver(5),
  {
    ...nothing,
    event: 'submit addresses',
    from: 'order details',
    to: 'payment',
    guard: 'addresses are known',
    delay: 1000,
    stores: ['checkout'],
    follows: 'ADDR-18 to 20, CONST-11',
  },
  {
    ...nothing,
    event: 'cancel',
    from: 'order details',
    to: 1,
    delay: 500,
    forgets: wholeDraft,
    follows: 'ORD-07, ORD-08, CONST-12',
  },
  ...changeAt(1, 'project details are known'),
  ...changeAt(3, 'a product is in the box'),
  ...changeAt(4, 'a packaging is chosen'),
  ...changeAt(5, null),
  {
    ...nothing,
    event: 'place order',
    from: 'payment',
    to: 'placed',
    delay: 500,
    forgets: wholeDraft,
    follows: 'PAY-28, PAY-29, CONST-13',
  },
];

/** The transition of an event in a state, to a given target where there are several; `undefined` without one. */
export const transitionOf = (event: BuilderEvent, from: FlowStep, to?: FlowStep): Transition | undefined =>
  builderMachine.find(
    (transition) =>
      transition.event === event && transition.from === from && (to === undefined || transition.to === to),
  );

/** Whether the draft passes a transition's guard. */
export const isOpen = ({ guard }: Pick<Transition, 'guard'>, draft: OrderDraft): boolean =>
  guard === null || guards[guard](draft);

/** The event that continues from each step. */
export const wayOn = {
  1: 'submit project',
  2: 'choose category',
  3: 'next',
  4: 'next',
  5: 'finish',
} as const satisfies Record<BuilderStep, BuilderEvent>;
