import { describe, expect, it } from 'vitest';
import { isLow, type SummaryFacts, summarise, summaryRows, waitingStatuses } from './summarise';

const nothing: SummaryFacts = {
  counts: [],
  waiting: [],
  stock: [],
  campaigns: [],
  activity: [],
  dates: [],
  dateCount: 0,
};
const today = new Date('2026-02-28T23:59:59Z');
const subject = (orderId: number) => ({ orderId: String(orderId), name: '' });
const many = Array.from({ length: 10 }, (_, index) => index + 1);

describe('who an order waits for', () => {
  it('is the buyer only while a mockup is to be answered', () => {
    expect(waitingStatuses('user')).toEqual(['proof_sent']);
  });
  it('is the administrator at each of their steps, though never to refuse', () => {
    expect(waitingStatuses('admin')).toEqual([
      'pending',
      'changes_asked',
      'approved',
      'in_production',
      'sent',
    ]);
  });
});

it('counts orders by what they are and by month, over the turn of the year', () => {
  const summary = summarise(
    {
      ...nothing,
      counts: [
        { status: 'pending', month: '2026-02', orders: 2, packs: 90 },
        { status: 'delivered', month: '2026-02', orders: 3, packs: 150 },
        { status: 'delivered', month: '2025-09', orders: 4, packs: 200 },
        { status: 'cancelled', month: '2025-12', orders: 1, packs: 50 },
        { status: 'delivered', month: '2025-08', orders: 9, packs: 450 },
      ],
    },
    'admin',
    today,
  );
  expect(summary).toMatchObject({
    activeOrders: 2,
    completeOrders: 16,
    deliveredPacks: 800,
    waitingOrders: 2,
  });
  expect(summary.months).toEqual([
    { month: '2025-09', orders: 4 },
    { month: '2025-10', orders: 0 },
    { month: '2025-11', orders: 0 },
    { month: '2025-12', orders: 1 },
    { month: '2026-01', orders: 0 },
    { month: '2026-02', orders: 5 },
  ]);
});

it('shows the first rows of each list: scarcest, newest, next', () => {
  const summary = summarise(
    {
      ...nothing,
      stock: many.map((left) => ({
        ...subject(left),
        itemId: String(left),
        gift: 'Mug',
        left: 11 - left,
        of: 20,
      })),
      activity: many.map((hour) => ({
        ...subject(hour),
        kind: 'placed',
        at: `2026-02-${String(hour).padStart(2, '0')}T09:00:00.000Z`,
      })),
      dates: many.map((day) => ({
        ...subject(day),
        kind: 'delivery',
        on: `2026-03-${String(20 - day)}`,
      })),
      dateCount: many.length,
    },
    'user',
    today,
  );
  expect(summary.stock.map(({ left }) => left)).toEqual([1, 2, 3, 4]);
  expect(summary.activity.map(({ orderId }) => orderId)).toEqual(['10', '9', '8', '7', '6', '5']);
  expect(summary.activity).toHaveLength(summaryRows.activity);
  expect(summary.dates.map(({ on }) => on)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']);
  expect(summary.upcomingDates).toBe(10);
});

it.each([
  [50, 200, true],
  [51, 200, false],
  [0, 3, true],
])('%i of %i left is running out: %s', (left, of, low) => {
  expect(isLow({ left, of })).toBe(low);
});
