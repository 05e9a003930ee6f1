import * as z from 'zod/mini';
import { orderStatuses } from '../orders/order-status';
import { entity, field } from '../wire/entity';
import { wireCount, wireId, wireList, wireText } from '../wire/wire';

/** The start page of the dashboard, from a company's own orders (`dashboard.summary`). */

/** What a date is: of an answer to proofs, the end of a card's hold, of a microsite, or a delivery. */
const keyDateKinds = ['answer', 'payment', 'closing', 'delivery'] as const;
export type KeyDateKind = (typeof keyDateKinds)[number];

/** What happened to an order: it was placed, reached a status, or one of its gifts was claimed. */
const activityKinds = ['placed', 'claimed', ...orderStatuses] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The order that a row is about; `name` is that of its campaign, '' for an order without one. */
const subject = { orderId: field('order_id', wireId), name: field('name', wireText) };

const waitingOrder = entity({ ...subject, status: field('status', z.enum(orderStatuses)) });
export type WaitingOrder = z.output<typeof waitingOrder>;

/** The orders placed in a month, such as `2026-11`. */
const monthCount = entity({
  month: field('month', z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  orders: field('orders', wireCount),
});
export type MonthCount = z.output<typeof monthCount>;

/** How many pieces of a campaign's gift are left of those ordered. */
const giftStock = entity({
  ...subject,
  itemId: field('order_item_id', wireId),
  gift: field('gift', wireText),
  left: field('left', wireCount),
  of: field('of', wireCount),
});
export type GiftStock = z.output<typeof giftStock>;

const campaignProgress = entity({
  ...subject,
  people: field('people', wireCount),
  claimed: field('claimed', wireCount),
});
export type CampaignProgress = z.output<typeof campaignProgress>;

const activity = entity({
  ...subject,
  kind: field('kind', z.enum(activityKinds)),
  at: field('at', z.iso.datetime()),
});
export type Activity = z.output<typeof activity>;

/** A day ahead; `on` is an ISO date. */
const keyDate = entity({
  ...subject,
  kind: field('kind', z.enum(keyDateKinds)),
  on: field('on', z.iso.date()),
});
export type KeyDate = z.output<typeof keyDate>;

/** What the start page shows. Lists hold the first rows only, the counts beside them all. */
export const dashboardSummary = entity({
  activeOrders: field('active_orders', wireCount),
  completeOrders: field('complete_orders', wireCount),
  /** The packs of complete orders. */
  deliveredPacks: field('delivered_packs', wireCount),
  /** Orders whose next step is the reader's. */
  waitingOrders: field('waiting_orders', wireCount),
  waiting: field('waiting', wireList(waitingOrder)),
  /** The last six months, oldest first. */
  months: field('months', wireList(monthCount)),
  /** Gifts of running campaigns, the scarcest first. */
  stock: field('stock', wireList(giftStock)),
  /** Running campaigns, newest first. */
  campaigns: field('campaigns', wireList(campaignProgress)),
  /** Newest first. */
  activity: field('activity', wireList(activity)),
  upcomingDates: field('upcoming_dates', wireCount),
  /** From today on, the next first. */
  dates: field('dates', wireList(keyDate)),
});
export type DashboardSummary = z.output<typeof dashboardSummary>;
