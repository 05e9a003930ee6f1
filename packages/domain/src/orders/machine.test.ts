import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleDraft } from '../testing/sample-draft';
import { addProduct, removeProduct } from './box-products';
import { type BuilderStep, emptyDraft, type OrderDraft } from './draft';
import { blankCard } from './gift-note';
import {
  type BuilderEvent,
  builderMachine,
  type FlowStep,
  guards,
  isOpen,
  transitionOf,
  wayOn,
} from './machine';
import {
  canLeaveStep,
  chooseCategory,
  choosePackaging,
  clearProject,
  goBackTo,
  goOn,
  removePackaging,
  reopenStep,
  setCheckout,
  setGiftNote,
  submitProject,
} from './steps';

const steps: readonly BuilderStep[] = [1, 2, 3, 4, 5];
const { project, checkout, packaging } = sampleDraft;
if (!project || !checkout || !packaging) throw new Error('The sample draft is complete.');

const mug = {
  id: '7',
  giftingId: null,
  name: 'Mug',
  description: '',
  picture: null,
  minimumOrderQuantity: 1,
  deliveryTime: '',
  fromPrice: 100,
  priceRanges: [{ min: 1, max: 1000, price: 100 }],
};
const box = { ...mug, id: '8', prices: { branded: 1, plain: 2, custom_branding: 3 } };

/** What the screens do to the draft at each event. */
const acts: Record<BuilderEvent, (draft: OrderDraft, to: FlowStep) => OrderDraft> = {
  'submit project': (draft) => submitProject(draft, { ...project, packs: project.packs + 1 }),
  'choose category': (draft) => chooseCategory(draft, '99'),
  'add or remove product': (draft) => removeProduct(addProduct(draft, mug), '101'),
  'choose or remove packaging': (draft) =>
    draft.packaging ? removePackaging(draft) : choosePackaging(draft, box, 'plain'),
  next: goOn,
  'keep or drop note': (draft) => setGiftNote(draft, draft.giftNote ? null : blankCard),
  finish: goOn,
  back: (draft, to) => (typeof to === 'number' ? goBackTo(draft, to) : draft),
  'start over': clearProject,
  'submit addresses': (draft) => setCheckout(draft, { ...checkout, campaignName: 'Another' }),
  change: (draft, to) => (typeof to === 'number' ? reopenStep(draft, to) : draft),
  return: (draft) => draft,
  cancel: () => emptyDraft,
  'place order': () => emptyDraft,
};

/** The sample with something in every part, so that whatever is emptied shows. */
const full = (from: FlowStep): OrderDraft => ({
  ...sampleDraft,
  productsInBag: ['1'],
  step: typeof from === 'number' ? from : 5,
});

const changedParts = (before: OrderDraft, after: OrderDraft) =>
  (Object.keys(before) as (keyof OrderDraft)[]).filter((part) => before[part] !== after[part]).sort();

describe('the table', () => {
  test('has one transition for an event and its way', () => {
    const ways = builderMachine.map(({ event, from, to }) => `${event}: ${from} to ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test.each(builderMachine.map((row) => [`${row.event} at ${row.from}, to ${row.to}`, row] as const))(
    '%s: stores and empties what it says, and goes where it says',
    (_, { event, from, to, stores, forgets }) => {
      const before = full(from);
      const after = acts[event](before, to);
      const told = [...new Set([...stores, ...forgets])];
      expect(changedParts(before, after)).toEqual(
        told.filter((part) => part !== 'step' || before.step !== after.step).sort(),
      );
      for (const part of forgets) expect(after[part]).toEqual(emptyDraft[part]);
      if (typeof to === 'number') expect(after.step).toBe(to);
    },
  );

  test('leaves every state but the last, and every state can be reached', () => {
    const reached = new Set<FlowStep>([1]);
    for (let turn = 0; turn < builderMachine.length; turn += 1)
      for (const { from, to } of builderMachine) if (reached.has(from)) reached.add(to);
    expect(reached).toEqual(new Set<FlowStep>([1, 2, 3, 4, 5, 'order details', 'payment', 'placed']));
  });

  test('has a way on from every step, guarded by what the step is for', () => {
    expect(steps.map((step) => transitionOf(wayOn[step], step)?.guard)).toEqual([
      'project details are known',
      'a category is chosen',
      'a product is in the box',
      'a packaging is chosen',
      null,
    ]);
    expect(steps.map((step) => transitionOf(wayOn[step], step)?.delay)).toEqual([
      1500, 1000, 1000, 1000, 1000,
    ]);
  });
});

describe('a buyer who presses whatever there is', () => {
  const presses = fc.array(
    fc.oneof(
      fc.constant((draft: OrderDraft) => goOn(draft)),
      fc.constantFrom(...steps).map((step) => (draft: OrderDraft) => goBackTo(draft, step)),
      fc.constant((draft: OrderDraft) => clearProject(draft)),
      fc.constant((draft: OrderDraft) => addProduct(draft, mug)),
      fc.constant((draft: OrderDraft) => removeProduct(draft, mug.id)),
      fc.constant((draft: OrderDraft) => choosePackaging(draft, box, 'plain')),
      fc.constant((draft: OrderDraft) => removePackaging(draft)),
      fc.constant((draft: OrderDraft) => (draft.step === 1 ? submitProject(draft, project) : draft)),
      fc.constant((draft: OrderDraft) => (draft.step === 2 ? chooseCategory(draft, '31') : draft)),
    ),
    { maxLength: 60 },
  );

  test('never makes a move that is not in the table, nor one whose guard does not hold', () => {
    fc.assert(
      fc.property(presses, (sequence) => {
        let draft = emptyDraft;
        for (const press of sequence) {
          const after = press(draft);
          if (after.step !== draft.step) {
            const row = builderMachine.find(({ from, to }) => from === draft.step && to === after.step);
            expect(row && isOpen(row, after)).toBe(true);
          }
          draft = after;
        }
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test('never goes on from a step whose guard does not hold', () => {
    for (const step of steps) {
      const draft = { ...emptyDraft, step };
      const guard = transitionOf(wayOn[step], step)?.guard;
      expect(canLeaveStep(draft)).toBe(!guard || guards[guard](draft));
      expect(goOn(draft)).toBe(draft);
    }
  });
});
