import type { BoxStage } from '#patterns/GiftBox/GiftBox.tsx';

/** The texts of the box that a visitor opens step by step. */
export const unboxingTexts = {
  title: 'See it opened',
  slider: 'Open the box, step by step',
  steps: {
    tied: 'Ribbon',
    lid: 'Lid',
    tissue: 'Tissue',
    card: 'Card',
    goods: 'Goods',
  } satisfies Record<BoxStage, string>,
  /** `Tissue, 3 of 5` */
  at: (step: string, number: number, of: number) => `${step}, ${number} of ${of}`,
  seen: {
    tied: 'A ribbon holds the lid.',
    lid: 'The ribbon is off, the lid still closed.',
    tissue: 'Under the lid, tissue is folded over the gifts.',
    card: 'The gift note lies on top.',
  } satisfies Record<Exclude<BoxStage, 'goods'>, string>,
  goods: (names: readonly string[]) => `In the box: ${names.join(', ')}.`,
  noGoods: 'The gifts lie in their compartments.',
} as const;
