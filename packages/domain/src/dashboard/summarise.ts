import type { Role } from '../account/user';
import { type OrderAction, orderActions, orderTransitions } from '../orders/lifecycle';
import { type OrderStatus, orderStatuses, statusGroups } from '../orders/order-status';
import type {
  Activity,
  CampaignProgress,
  DashboardSummary,
  GiftStock,
  KeyDate,
  MonthCount,
  WaitingOrder,
} from './summary';

/** How many months the orders are counted for. */
const shownMonths = 6;

/** How many rows each list of the summary holds at most. */
export const summaryRows = { waiting: 5, stock: 4, campaigns: 4, activity: 6, dates: 4 } as const;

/** How many orders were placed in a month and now have a status, and their packs. */
interface OrderCount {
  readonly status: OrderStatus;
  /** In UTC. */
  readonly month: string;
  readonly orders: number;
  readonly packs: number;
}

/** What a summary is made of: counts of all orders, and at least the rows that {@link summaryRows} asks for. */
export interface SummaryFacts {
  readonly counts: readonly OrderCount[];
  /** The oldest first. */
  readonly waiting: readonly WaitingOrder[];
  readonly stock: readonly GiftStock[];
  readonly campaigns: readonly CampaignProgress[];
  readonly activity: readonly Activity[];
  /** From today on. */
  readonly dates: readonly KeyDate[];
  /** How many dates there are from today on. */
  readonly dateCount: number;
}

/** Refusing and cancelling are always open: no order waits for them. */
const endings: readonly OrderAction[] = ['cancel', 'refuse'];

/** The statuses in which an order waits for a step of the reader, by the table of the lifecycle. */
export const waitingStatuses = (role: Role): OrderStatus[] => {
  const actor = role === 'admin' ? 'administrator' : 'buyer';
  const steps = orderActions.filter(
    (action) => orderTransitions[action].by === actor && !endings.includes(action),
  );
  return orderStatuses.filter((status) =>
    steps.some((action) => orderTransitions[action].from.includes(status)),
  );
};

const isIn = (group: readonly OrderStatus[], status: OrderStatus): boolean => group.includes(status);

const sum = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + numberOf(item), 0);

/** The months that are shown up to that of `today`, oldest first. */
const monthsUntil = (today: Date): string[] =>
  Array.from({ length: shownMonths }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (shownMonths - 1 - index), 1))
      .toISOString()
      .slice(0, 7),
  );

const byText =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item) => {
    const [left, right] = [textOf(one), textOf(other)];
    return left < right ? -1 : left > right ? 1 : 0;
  };

/** Puts the facts together for a reader. Server and mocks go by it, so that both count alike. */
export const summarise = (facts: SummaryFacts, role: Role, today: Date): DashboardSummary => {
  const { counts } = facts;
  const inGroup = (group: readonly OrderStatus[]) => counts.filter(({ status }) => isIn(group, status));
  const placedIn = (month: string): MonthCount => ({
    month,
    orders: sum(
      counts.filter((count) => count.month === month),
      ({ orders }) => orders,
    ),
  });
  const complete = inGroup(statusGroups.delivered);
  return {
    activeOrders: sum(inGroup(statusGroups.active), ({ orders }) => orders),
    completeOrders: sum(complete, ({ orders }) => orders),
    deliveredPacks: sum(complete, ({ packs }) => packs),
    waitingOrders: sum(inGroup(waitingStatuses(role)), ({ orders }) => orders),
    waiting: facts.waiting.slice(0, summaryRows.waiting),
    months: monthsUntil(today).map(placedIn),
    stock: [...facts.stock]
      .sort((one, other) => one.left / one.of - other.left / other.of)
      .slice(0, summaryRows.stock),
    campaigns: facts.campaigns.slice(0, summaryRows.campaigns),
    activity: [...facts.activity]
      .sort(byText(({ at }) => at))
      .reverse()
      .slice(0, summaryRows.activity),
    upcomingDates: facts.dateCount,
    dates: [...facts.dates].sort(byText(({ on }) => on)).slice(0, summaryRows.dates),
  };
};

/** A gift that is running out: at most this share of it is left. */
const lowShare = 0.25;

/** Whether so little of a gift is left that it is time to order more. */
export const isLow = ({ left, of }: Pick<GiftStock, 'left' | 'of'>): boolean => left <= of * lowShare;
