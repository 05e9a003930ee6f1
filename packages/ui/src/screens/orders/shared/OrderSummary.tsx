import { formatAmount, formatPrice } from '@gifting/domain/money/money';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { packsOf } from '@gifting/domain/orders/project';
import { type SummaryLine, totalOf } from '@gifting/domain/orders/totals';
import { BoxTray } from '#patterns/GiftBox/BoxTray.tsx';
import { PackingSlip } from '#patterns/PackingSlip/PackingSlip.tsx';
import { summaryTexts as texts } from './summary.texts';

type OrderSummaryProps = Readonly<{
  draft: OrderDraft;
  /** The lines; the total is their sum unless `total` is given. */
  lines: readonly SummaryLine[];
  /** In hundredths; only step 5 has a total that differs from the sum of its lines (C-01). */
  total?: number;
  /** A sentence below the total. */
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
  total = totalOf(lines),
  note,
  room,
  onRemove,
}: OrderSummaryProps) => {
  const { packaging, project, products, giftNote } = draft;
  const currency = project?.currency ?? '';
  const packs = texts.packs(packsOf(project));
  return (
    <PackingSlip
      title={texts.title}
      sub={currency ? texts.sub(packs, currency) : packs}
      picture={<BoxTray things={products} note={giftNote?.status} room={room} />}
      lines={lines.map((line) => ({
        key: `${line.kind}-${line.id}`,
        name: line.name,
        detail: [
          line.kind === 'packaging' && packaging ? texts.options[packaging.option] : null,
          texts.times(formatAmount(line.unit), packs),
        ]
          .filter((part) => part !== null)
          .join(', '),
        amount: formatAmount(line.total),
        ...(onRemove && { onRemove: () => onRemove(line), removeLabel: texts.remove }),
      }))}
      totalLabel={texts.total}
      total={formatPrice(total, currency)}
      note={note}
    />
  );
};
