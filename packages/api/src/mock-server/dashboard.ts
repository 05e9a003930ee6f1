import { type SummaryFacts, summarise, waitingStatuses } from '@gifting/domain/dashboard/summarise';
import type { Activity, KeyDate } from '@gifting/domain/dashboard/summary';
import { dayOf } from '@gifting/domain/dates/dates';
import { leftOf } from '@gifting/domain/inventory/inventory';
import { statusGroups } from '@gifting/domain/orders/order-status';
import { claimsOf, setupOf, sizesOf, standingOf } from './campaigns';
import type { HandlersOf, MockServer } from './mock-server';
import { paymentOf, statusOf } from './orders';
import type { MockedOrder } from './state';

const subjectOf = ({ id, campaignName }: MockedOrder) => ({ orderId: id, name: campaignName ?? '' });

const present = (name: KeyDate['kind'], order: MockedOrder, on: string | null | undefined): KeyDate[] =>
  on ? [{ ...subjectOf(order), kind: name, on: on.slice(0, 10) }] : [];

/** The dashboard's start page. */
export const dashboardHandlers = ({ state, now }: MockServer): HandlersOf<'dashboard'> => {
  const isActive = (order: MockedOrder) => statusGroups.active.some((status) => status === statusOf(order));
  const isRunning = (order: MockedOrder) =>
    order.campaignType !== null && isActive(order) && standingOf(state, order.id) !== 'cancelled';

  const activityOf = (order: MockedOrder): Activity[] => [
    ...order.events.map(({ status, at }, index) => ({
      ...subjectOf(order),
      kind: index === 0 ? ('placed' as const) : status,
      at,
    })),
    ...claimsOf(state, order.id).map(({ claimedAt }) => ({
      ...subjectOf(order),
      kind: 'claimed' as const,
      at: claimedAt,
    })),
  ];

  const datesOf = (order: MockedOrder): KeyDate[] => [
    ...present('answer', order, statusOf(order) === 'proof_sent' ? order.answerBy : null),
    ...present('delivery', order, isActive(order) ? order.dueDate : null),
    ...present('closing', order, isRunning(order) ? setupOf(state, order).closes : null),
    ...present('payment', order, paymentOf(order).heldUntil),
  ];

  const stockOf = (order: MockedOrder): SummaryFacts['stock'] =>
    order.items.map(({ id, name, quantity }) => ({
      ...subjectOf(order),
      itemId: id,
      gift: name,
      left: leftOf({ bought: quantity, claimed: sizesOf(state, id).length }),
      of: quantity,
    }));

  return {
    'dashboard.summary': ({ caller }) => {
      const { id, role } = caller();
      const orders = state.orders.filter(({ userId }) => role === 'admin' || userId === id);
      const campaigns = orders.filter(isRunning).reverse();
      const dates = orders.flatMap(datesOf).filter(({ on }) => on >= dayOf(now()));
      return summarise(
        {
          counts: orders.map((order) => ({
            status: statusOf(order),
            month: order.events[0]?.at.slice(0, 7) ?? '',
            orders: 1,
            packs: order.quantity,
          })),
          waiting: orders
            .filter((order) => waitingStatuses(role).includes(statusOf(order)))
            .map((order) => ({ ...subjectOf(order), status: statusOf(order) })),
          stock: campaigns.flatMap(stockOf),
          campaigns: campaigns.map((order) => ({
            ...subjectOf(order),
            people: order.quantity,
            claimed: claimsOf(state, order.id).filter(({ claim }) => claim !== null).length,
          })),
          activity: orders.flatMap(activityOf),
          dates,
          dateCount: dates.length,
        },
        role,
        now(),
      );
    },
  };
};
