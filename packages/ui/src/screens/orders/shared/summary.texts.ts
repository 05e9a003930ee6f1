import { brand } from '@gifting/domain/brand/brand';
import type { PackagingOption } from '@gifting/domain/gift-boxes/gift-box';
import { formatAmount } from '@gifting/domain/money/money';
import { morePacksText, packsText } from '@gifting/domain/orders/project';
import type { ExplainedPrice } from '@gifting/domain/products/explained-price';
import { spanText } from '@gifting/domain/products/range-rules';

/** The texts of the summary in the order flow. */
export const summaryTexts = {
  title: 'Summary',
  total: 'Total',
  packs: packsText,
  /** `50 packs, GBP` */
  sub: (packs: string, currency: string) => `${packs}, ${currency}`,
  /** `8.40 × 120 packs` */
  times: (unit: string, packs: string) => `${unit} × ${packs}`,
  /** `Price for 100 to 249 packs`, `12 more packs: 1.40 less each` */
  explained: ({ range, isInside, next }: ExplainedPrice, packs: string) => [
    isInside
      ? `Price for ${spanText(range)} packs`
      : `No price is set for ${packs}, so that for ${spanText(range)} applies`,
    ...(next ? [`${morePacksText(next.more)}: ${formatAmount(next.less)} less each`] : []),
  ],
  /** `120 packs at 8.40 GBP: 1,008.00 GBP` */
  spoken: (packs: string, unit: string, total: string) => `${packs} at ${unit}: ${total}`,
  remove: 'Remove',
  shipping: 'Shipping costs will be calculated at checkout',
  options: {
    branded: `${brand.name} branded`,
    plain: 'Plain',
    custom_branding: 'Custom branding',
  } satisfies Record<PackagingOption, string>,
} as const;
