import { formatDay } from '@gifting/domain/dates/dates';
import type { OrderLifecycle } from '@gifting/domain/orders/lifecycle';
import type { OrderStatus } from '@gifting/domain/orders/order-status';
import { orderProgressTexts as texts } from './OrderProgress.texts';

/** The step of the ribbon at which an order of each status is, from 1; an order that ended early is where it was. */
const steps: Readonly<Record<OrderStatus, number | null>> = {
  pending: 1,
  changes_asked: 1,
  proof_sent: 2,
  approved: 3,
  in_production: 3,
  sent: 5,
  delivered: 5,
  cancelled: null,
  refused: null,
};

/** The steps of an order's ribbon, each with its day, and the current one. */
export const progressSteps = ({ events, status, dueDate }: OrderLifecycle) => {
  const dayOf = (wanted: OrderStatus, say: (day: string) => string) => {
    const day = formatDay(events.findLast((event) => event.status === wanted)?.at ?? null);
    return day === null ? null : say(day);
  };
  const due = formatDay(dueDate);
  return {
    current: events.reduce((step, event) => steps[event.status] ?? step, 1),
    cut: steps[status] === null,
    steps: [
      { name: texts.steps.proof, detail: dayOf('proof_sent', texts.sent) },
      { name: texts.steps.approval, detail: dayOf('approved', texts.given) },
      { name: texts.steps.production, detail: dayOf('in_production', texts.since) },
      { name: texts.steps.dispatch, detail: dayOf('sent', texts.sent) },
      {
        name: texts.steps.delivery,
        detail: dayOf('delivered', (day) => day) ?? (due === null ? null : texts.by(due)),
      },
    ],
  };
};
