import { formatAmount, type Minor } from '../money/money';
import { unitPrice } from '../products/price';
import type { OrderDraft } from './draft';
import { packsOf } from './project';

/** One line of a summary. Amounts in hundredths of the order's currency; `total` is `unit` times `packs`. */
export interface SummaryLine {
  readonly id: string;
  readonly kind: 'product' | 'packaging';
  readonly name: string;
  readonly unit: Minor;
  readonly packs: number;
  readonly total: Minor;
}

const line = (
  kind: SummaryLine['kind'],
  item: { id: string; name: string },
  unit: Minor,
  packs: number,
): SummaryLine => ({
  id: item.id,
  kind,
  name: item.name,
  unit,
  packs,
  total: unit * packs,
});

/** The products' lines: price times packs each (BLD-34). */
export const productLines = (draft: OrderDraft): readonly SummaryLine[] => {
  const packs = packsOf(draft.project);
  return draft.products.map((product) =>
    line('product', product, unitPrice(product.priceRanges, packs), packs),
  );
};

/** Every line of the order: products, then the packaging (C-12). */
export const orderLines = (draft: OrderDraft): readonly SummaryLine[] => {
  const { packaging } = draft;
  const packs = packsOf(draft.project);
  return [
    ...productLines(draft),
    ...(packaging ? [line('packaging', packaging, packaging.price, packs)] : []),
  ];
};

/** The sum of the lines, so that a total equals the lines above it (PAY-05, PAY-06). */
export const totalOf = (lines: readonly Pick<SummaryLine, 'total'>[]): Minor =>
  lines.reduce((sum, { total }) => sum + total, 0);

/** The largest total of an order, in hundredths: the largest budget too. */
export const maxTotal: Minor = 99_999_999_999_999;

/** Why an order with a larger total is refused. */
export const totalTooLarge = (): string =>
  `An order comes to ${formatAmount(maxTotal)} at most. Choose fewer packs or products.`;

/** Whether the total is larger than that of any order. */
export const isTooLarge = (draft: OrderDraft): boolean => totalOf(orderLines(draft)) > maxTotal;

/**
 * The unit price of the step 5 total: 800 for 100 to 200 packs, 600 for 401 to 600 packs, the item's price otherwise,
 * in units of the chosen currency (BLD-36 to 39). A quirk of the specification, used by the step 5 total only (C-01).
 */
export const stepFiveUnitPrice = (price: Minor, packs: number): Minor => {
  if (packs >= 100 && packs <= 200) return 800_00;
  if (packs >= 401 && packs <= 600) return 600_00;
  return price;
};

/** The total step 5 shows, over every line of the box (C-01). */
export const stepFiveTotal = (draft: OrderDraft): Minor =>
  orderLines(draft).reduce((sum, { unit, packs }) => sum + stepFiveUnitPrice(unit, packs) * packs, 0);
