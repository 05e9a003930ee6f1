import { formatAmount, formatPrice } from '@gifting/domain/money/money';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { packsOf } from '@gifting/domain/orders/project';
import { type SummaryLine, totalOf } from '@gifting/domain/orders/totals';
import { explainPrice } from '@gifting/domain/products/explained-price';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import type { ReactNode } from 'react';
import { BoxTray } from '#patterns/GiftBox/BoxTray.tsx';
import { PackingSlip } from '#patterns/PackingSlip/PackingSlip.tsx';
import { OrderBudget } from './OrderBudget';
import { summaryTexts as texts } from './summary.texts';
import { taxRows, taxScreenTexts } from './tax.texts';

type OrderSummaryProps = Readonly<{
  draft: OrderDraft;
  /** The lines; the total is their sum unless `total` is given. */
  lines: readonly SummaryLine[];
  /** In hundredths; only step 5 has a total that differs from the sum of its lines (C-01). */
  total?: number;
  /** Net and VAT above the total, which is then gross (`orders.tax`). */
  tax?: OrderTax | null;
  /** Below the total: the ruler of price ranges. */
  below?: ReactNode;
  /** A sentence below all of it. */
  note?: string;
  /** Invites to add one more thing to the box. */
  room?: string;
  /** Lets the buyer remove a line. */
  onRemove?: (line: SummaryLine) => void;
}>;

/** The packing slip of an order: price times packs per line, and the total (BLD-34, ORD-03, PAY-03). */
export const OrderSummary = ({
  draft,
  lines,
  tax = null,
  total = tax?.gross ?? totalOf(lines),
  below,
  note,
  room,
  onRemove,
}: OrderSummaryProps) => {
  const { packaging, project, products, giftNote } = draft;
  const currency = project?.currency ?? '';
  const count = packsOf(project);
  const packs = texts.packs(count);
  /** Why a product's line costs what it does; a packaging has one price. */
  const remarksOf = ({ kind, id }: SummaryLine): readonly string[] => {
    const product = kind === 'product' && products.find((other) => other.id === id);
    const explained = product && explainPrice(product.priceRanges, count);
    return explained ? texts.explained(explained, packs) : [];
  };
  return (
    <PackingSlip
      title={texts.title}
      sub={currency ? texts.sub(packs, currency) : packs}
      picture={<BoxTray things={products} note={giftNote?.status} room={room} />}
      lines={lines.map((line) => {
        const option = line.kind === 'packaging' && packaging ? `${texts.options[packaging.option]}, ` : '';
        const price = (amount: number) => formatPrice(amount, currency);
        return {
          key: `${line.kind}-${line.id}`,
          name: line.name,
          detail: option + texts.times(formatAmount(line.unit), packs),
          remarks: remarksOf(line),
          amount: formatAmount(line.total),
          spoken: option + texts.spoken(packs, price(line.unit), price(line.total)),
          ...(onRemove && { onRemove: () => onRemove(line), removeLabel: texts.remove }),
        };
      })}
      sums={tax ? taxRows(tax, currency) : undefined}
      totalLabel={tax ? taxScreenTexts.gross : texts.total}
      total={formatPrice(total, currency)}
      below={
        <>
          <OrderBudget draft={draft} total={total} />
          {below}
        </>
      }
      note={
        tax ? (
          <>
            {note && <p>{note}</p>}
            <p>{taxScreenTexts.notes[tax.treatment]}</p>
          </>
        ) : (
          note
        )
      }
    />
  );
};
