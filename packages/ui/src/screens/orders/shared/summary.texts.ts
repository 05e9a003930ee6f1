import { brand } from '@gifting/domain/brand/brand';
import type { PackagingOption } from '@gifting/domain/gift-boxes/gift-box';
import { packsText } from '@gifting/domain/orders/project';

/** The texts of the summary in the order flow. */
export const summaryTexts = {
  title: 'Summary',
  total: 'Total',
  packs: packsText,
  /** `50 packs, GBP` */
  sub: (packs: string, currency: string) => `${packs}, ${currency}`,
  /** `8.40 × 120 packs` */
  times: (unit: string, packs: string) => `${unit} × ${packs}`,
  /** `Price for 100 to 249 packs` */
  range: (span: string) => `Price for ${span} packs`,
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
