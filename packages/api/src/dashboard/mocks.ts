import type { DashboardSummary } from '@gifting/domain/dashboard/summary';
import { mock } from '../core/mock';
import type { RowMocksOf } from '../row-mocks';
import { readSummary } from './endpoints';

const months = (orders: readonly number[]) =>
  ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month, index) => ({
    month,
    orders: orders[index] ?? 0,
  }));

/** A company with campaigns under way; some fields replaced. */
export const sampleSummary = (overrides: Partial<DashboardSummary> = {}): DashboardSummary => ({
  activeOrders: 14,
  completeOrders: 126,
  deliveredPacks: 18_440,
  waitingOrders: 1,
  waiting: [{ orderId: '1064', name: 'Spring joiners', status: 'proof_sent' }],
  months: months([8, 6, 11, 14, 19, 12]),
  stock: [
    { orderId: '1064', itemId: '2003', name: 'Spring joiners', gift: 'T-Shirt', left: 20, of: 120 },
    { orderId: '1064', itemId: '2001', name: 'Spring joiners', gift: 'Stoneware Mug', left: 46, of: 120 },
    { orderId: '1059', itemId: '1997', name: '', gift: 'Notebook', left: 66, of: 120 },
  ],
  campaigns: [
    { orderId: '1064', name: 'Spring joiners', people: 120, claimed: 74 },
    { orderId: '1059', name: '', people: 120, claimed: 54 },
    { orderId: '1051', name: 'Summit speakers', people: 50, claimed: 50 },
  ],
  activity: [
    { orderId: '1064', name: 'Spring joiners', kind: 'proof_sent', at: '2026-11-30T10:42:00.000Z' },
    { orderId: '1064', name: 'Spring joiners', kind: 'claimed', at: '2026-11-30T09:15:00.000Z' },
    { orderId: '1058', name: '', kind: 'in_production', at: '2026-11-28T16:20:00.000Z' },
    { orderId: '1039', name: '', kind: 'delivered', at: '2026-11-21T11:05:00.000Z' },
    { orderId: '1065', name: '', kind: 'placed', at: '2026-11-20T08:00:00.000Z' },
  ],
  upcomingDates: 4,
  dates: [
    { orderId: '1064', name: 'Spring joiners', kind: 'answer', on: '2026-12-05' },
    { orderId: '1058', name: '', kind: 'delivery', on: '2026-12-12' },
    { orderId: '1051', name: 'Summit speakers', kind: 'closing', on: '2026-12-19' },
    { orderId: '1066', name: '', kind: 'payment', on: '2026-12-20' },
  ],
  ...overrides,
});

/** A company that has ordered nothing yet. */
const nothingYet: DashboardSummary = {
  activeOrders: 0,
  completeOrders: 0,
  deliveredPacks: 0,
  waitingOrders: 0,
  waiting: [],
  months: months([]),
  stock: [],
  campaigns: [],
  activity: [],
  upcomingDates: 0,
  dates: [],
};

export const summaryMock = mock(readSummary, { ok: sampleSummary(), empty: nothingYet });

export const dashboardMocks: RowMocksOf<'dashboard'> = { 'dashboard.summary': summaryMock };
