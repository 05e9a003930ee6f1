import type { Role } from '@gifting/domain/account/user';
import type { ActivityKind, KeyDateKind } from '@gifting/domain/dashboard/summary';
import type { OrderStatus } from '@gifting/domain/orders/order-status';

/** What a buyer or an administrator does with an order that waits for them. */
const nextSteps: Readonly<Record<Role, Partial<Record<OrderStatus, string>>>> = {
  user: { proof_sent: 'Look at the mockup and answer' },
  admin: {
    pending: 'Send the mockup',
    changes_asked: 'Send a new mockup',
    approved: 'Start production',
    in_production: 'Send it off',
    sent: 'Note the delivery',
  },
};

/** The texts of the dashboard's start page. */
export const dashboardTexts = {
  title: 'Dashboard',
  sample: 'Sample figures',
  sampleNote: 'The figures on this page show what it is for. Your own are under',
  orders: 'Orders',
  totals: 'Totals',
  activeOrders: 'Total Active Orders',
  completeOrders: 'Total Complete Orders',
  actionOrders: 'Orders that require action',
  keyDates: 'Upcoming Key Dates',
  ordersSummary: 'Orders Summary',
  ordersByMonth: 'Orders each month',
  months: (orders: number, most: string | undefined) =>
    `${orders} ${orders === 1 ? 'order' : 'orders'} in six months${most === undefined ? '' : `, most in ${most}`}.`,
  stockStatus: 'Stock Status',
  low: 'Low, reorder soon',
  of: 'of',
  activeCampaigns: 'Active Campaigns',
  redeemed: (redeemed: number, total: number) => `${redeemed} of ${total} gifts redeemed`,
  recentActivity: 'Recent Activity',
  loading: 'Loading your figures',
  error: 'Your figures could not be loaded',
  tryAgain: 'Try Again',
  nothingYet: 'Nothing ordered yet. Your orders, campaigns and dates will stand here.',
  build: 'Build a gift box',
  noCampaigns: 'No campaign is running',
  noDates: 'No dates ahead',
  order: (number: string) => `#${number}`,
  orderOf: (number: string, campaign: string) => (campaign === '' ? `#${number}` : `#${number} ${campaign}`),
  stockOf: (gift: string, campaign: string) => `${gift}, ${campaign}`,
  placedOrders: 'From the first mockup to the courier',
  deliveredPacks: (packs: number) =>
    `${packs.toLocaleString('en-GB')} ${packs === 1 ? 'pack' : 'packs'} delivered`,
  nothingWaits: 'Nothing waits for you',
  waitsForYou: 'Waiting for you',
  next: (day: string) => `Next is ${day}`,
  nextStep: (role: Role, status: OrderStatus) => nextSteps[role][status] ?? '',
  moreWaiting: (count: number) => `${count.toLocaleString('en-GB')} more under`,
  happened: {
    placed: 'was ordered',
    claimed: 'had a gift claimed',
    pending: 'was ordered',
    proof_sent: 'has a mockup to approve',
    changes_asked: 'is to be changed',
    approved: 'was approved',
    in_production: 'went into production',
    sent: 'left with the courier',
    delivered: 'was delivered',
    cancelled: 'was cancelled',
    refused: 'was refused',
  } satisfies Record<ActivityKind, string>,
  dates: {
    answer: 'Answer the mockup',
    payment: 'The card’s hold ends',
    closing: 'Microsite closes',
    delivery: 'Delivery',
  } satisfies Record<KeyDateKind, string>,
} as const;
