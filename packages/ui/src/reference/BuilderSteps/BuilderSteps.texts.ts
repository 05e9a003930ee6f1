import type { FlowStep } from '@gifting/domain/orders/machine';
import { collectionTexts } from '#screens/orders/BuilderScreen/steps/CollectionStep/CollectionStep.texts.ts';
import { giftNoteTexts } from '#screens/orders/BuilderScreen/steps/GiftNoteStep/GiftNoteStep.texts.ts';
import { packagingTexts } from '#screens/orders/BuilderScreen/steps/PackagingStep/PackagingStep.texts.ts';
import { productsTexts } from '#screens/orders/BuilderScreen/steps/ProductsStep/ProductsStep.texts.ts';
import { projectTexts } from '#screens/orders/BuilderScreen/steps/ProjectStep/ProjectStep.texts.ts';
import { checkoutTexts } from '#screens/orders/CheckoutScreen/CheckoutScreen.texts.ts';
import { paymentTexts } from '#screens/orders/PaymentScreen/PaymentScreen.texts.ts';
import { paymentSuccessfulTexts } from '#screens/orders/PaymentSuccessfulScreen/PaymentSuccessfulScreen.texts.ts';

/** The texts of the builder steps page. States are named after their screens. */
export const builderStepsTexts = {
  title: 'Builder steps',
  lead: 'From the first step to a placed order. The drawing and the table are made from the transitions the product itself goes by, so neither can say anything else.',
  drawing: 'The states of the order flow and the transitions between them, as listed in the table below.',
  table: 'Every transition',
  states: {
    1: projectTexts.title,
    2: collectionTexts.title,
    3: productsTexts.title,
    4: packagingTexts.title,
    5: giftNoteTexts.title,
    'order details': checkoutTexts.title,
    payment: paymentTexts.title,
    placed: paymentSuccessfulTexts.title,
  } satisfies Record<FlowStep, string>,
  step: (state: FlowStep) => (typeof state === 'number' ? `Step ${state}` : ''),
  /** `1000 ms, covered` */
  delay: (milliseconds: number, covered: boolean) =>
    milliseconds === 0 ? 'at once' : `${milliseconds} ms${covered ? ', covered' : ''}`,
  guard: (guard: string) => `only if ${guard}`,
  none: '–',
  way: (from: FlowStep, to: FlowStep) => (from === to ? `stays at ${from}` : `${from} → ${to}`),
  /** What is stored and what is emptied. */
  draft: (stores: readonly string[], forgets: readonly string[]) =>
    [
      stores.length > 0 ? `stores ${stores.join(', ')}` : '',
      forgets.length > 0 ? `empties ${forgets.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join('; ') || '–',
  columns: {
    event: 'What the buyer does',
    way: 'From, to',
    guard: 'Only if',
    delay: 'After',
    draft: 'The draft',
  },
} as const;
