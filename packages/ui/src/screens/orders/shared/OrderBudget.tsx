import type { Minor } from '@gifting/domain/money/money';
import { budgetUse } from '@gifting/domain/orders/budget';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { Suspense } from 'react';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';

// It comes with the first thing in the box, so that the styles of an empty box stay small.
const BudgetMeter = lazyPart(async () => (await import('#patterns/BudgetMeter/BudgetMeter.tsx')).BudgetMeter);

type OrderBudgetProps = Readonly<{
  draft: OrderDraft;
  /** What is charged for the box, in hundredths. */
  total: Minor;
}>;

/** The budget of step 1 beside a total in the order flow; nothing without one, or for an empty box. */
export const OrderBudget = ({ draft: { project }, total }: OrderBudgetProps) => {
  const use = total > 0 ? budgetUse(project, total) : null;
  return (
    use && (
      <Suspense fallback={null}>
        <BudgetMeter use={use} currency={project?.currency ?? ''} />
      </Suspense>
    )
  );
};
