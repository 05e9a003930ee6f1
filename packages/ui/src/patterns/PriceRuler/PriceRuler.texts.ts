import { formatAmount, formatPrice, type Minor } from '@gifting/domain/money/money';
import type { RulerSegment } from '@gifting/domain/orders/price-ruler';
import { morePacksText, packsText } from '@gifting/domain/orders/project';
import { spanText } from '@gifting/domain/products/range-rules';

const difference = (more: Minor, currency: string) => {
  if (more === 0) return 'the same as now';
  return `${formatPrice(Math.abs(more), currency)} ${more > 0 ? 'more' : 'less'} than now`;
};

/** The texts of the ruler. */
export const priceRulerTexts = {
  title: 'Price of one pack',
  /** `50 to 86`, `150 and up` */
  span: ({ min, max }: RulerSegment) =>
    max === null ? `${min.toLocaleString('en-GB')} and up` : spanText({ min, max }),
  /** `12 more packs, and each costs 1.40 less.` */
  offer: (more: number, less: Minor) => `${morePacksText(more)}, and each costs ${formatAmount(less)} less.`,
  /** `87 packs come to 1,239.75 EUR, 66.00 EUR more than now.` */
  cost: (packs: number, total: Minor, more: Minor, currency: string) =>
    `${packsText(packs)} come to ${formatPrice(total, currency)}, ${difference(more, currency)}.`,
  take: (packs: number) => `Make it ${packsText(packs)}`,
} as const;
