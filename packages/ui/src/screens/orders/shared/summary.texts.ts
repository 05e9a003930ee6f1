import { brand } from '@gifting/domain/brand/brand';
import type { PackagingOption } from '@gifting/domain/gift-boxes/gift-box';

/** The texts of the summary in the order flow. */
export const summaryTexts = {
  title: 'Summary',
  total: 'Total',
  packs: (packs: number) => (packs === 1 ? '1 pack' : `${packs.toLocaleString('en-GB')} packs`),
  /** `50 packs, GBP` */
  sub: (packs: string, currency: string) => `${packs}, ${currency}`,
  /** `8.40 × 120 packs` */
  times: (unit: string, packs: string) => `${unit} × ${packs}`,
  remove: 'Remove',
  shipping: 'Shipping costs will be calculated at checkout',
  options: {
    branded: `${brand.name} branded`,
    plain: 'Plain',
    custom_branding: 'Custom branding',
  } satisfies Record<PackagingOption, string>,
} as const;
