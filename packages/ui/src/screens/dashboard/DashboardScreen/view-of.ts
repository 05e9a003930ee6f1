import { isLow } from '@gifting/domain/dashboard/summarise';
import type { DashboardSummary } from '@gifting/domain/dashboard/summary';
import { dayAndMonth } from '@gifting/domain/dates/dates';
import { campaignPath, orderPath, paths } from '#app/paths.ts';
import { dashboardTexts as texts } from './DashboardScreen.texts';
import type { DashboardView } from './dashboard-view';

/** Where the rows behind the figures are on the page. */
export const anchors = { waiting: 'waiting', dates: 'dates' } as const;

interface Subject {
  readonly orderId: string;
  readonly name: string;
}

const nameOf = ({ orderId, name }: Subject): string => name || texts.order(orderId);
const numberOf = ({ orderId, name }: Subject): string => texts.orderOf(orderId, name);

const shortDay = (iso: string): string => {
  const { day, month } = dayAndMonth(iso);
  return `${day} ${month}`;
};

/** The start page of a summary (`dashboard.summary`). */
export const viewOf = (summary: DashboardSummary): DashboardView => {
  const [next] = summary.dates;
  const waits = summary.waitingOrders > 0;
  return {
    cards: {
      active: { value: summary.activeOrders, note: texts.placedOrders, to: paths.orders },
      complete: {
        value: summary.completeOrders,
        note: texts.deliveredPacks(summary.deliveredPacks),
        to: `${paths.orders}?status=delivered`,
      },
      action: {
        value: summary.waitingOrders,
        note: waits ? texts.waitsForYou : texts.nothingWaits,
        ...(waits && { to: `#${anchors.waiting}` }),
      },
      dates: {
        value: summary.upcomingDates,
        note: next ? texts.next(shortDay(next.on)) : texts.noDates,
        to: `#${anchors.dates}`,
      },
    },
    months: summary.months.map(({ month, orders }) => ({ month: dayAndMonth(`${month}-01`).month, orders })),
    stock: summary.stock.map((row) => ({
      key: row.itemId,
      name: texts.stockOf(row.gift, nameOf(row)),
      left: row.left,
      of: row.of,
      low: isLow(row),
      to: campaignPath(row.orderId),
    })),
    campaigns: summary.campaigns.map((row) => ({
      key: row.orderId,
      name: nameOf(row),
      redeemed: row.claimed,
      of: row.people,
      to: campaignPath(row.orderId),
    })),
    activity: summary.activity.map((row) => ({
      key: `${row.orderId} ${row.kind} ${row.at}`,
      who: numberOf(row),
      what: texts.happened[row.kind],
      when: shortDay(row.at),
      open: row.kind === 'proof_sent',
      to: orderPath(row.orderId),
    })),
    dates: summary.dates.map((row) => ({
      key: `${row.orderId} ${row.kind}`,
      ...dayAndMonth(row.on),
      what: texts.dates[row.kind],
      order: numberOf(row),
      to: row.kind === 'closing' ? campaignPath(row.orderId) : orderPath(row.orderId),
    })),
  };
};
