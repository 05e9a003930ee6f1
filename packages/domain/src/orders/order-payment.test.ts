import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionsIn, actors, orderTransitions } from './lifecycle';
import { heldUntil, isHoldEnding, paymentDue } from './order-payment';
import type { OrderStatus } from './order-status';

describe('what is due of a card payment', () => {
  test('on every way of an order it is charged or given back at most once, and charged only after the approval', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (choices) => {
        let status: OrderStatus = 'pending';
        let approved = false;
        const dues = new Set<string>();
        for (const choice of choices) {
          const possible = actionsIn(status, actors);
          const action = possible[choice % possible.length];
          if (action === undefined) break;
          status = orderTransitions[action].to;
          approved ||= action === 'approve';
          const due = paymentDue(status);
          if (due !== null) dues.add(due);
          expect(due === 'capture').toBe(approved);
        }
        expect(dues.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a card holds the amount for seven days', () => {
    expect(heldUntil(new Date('2026-03-02T09:00:00Z'))).toEqual(new Date('2026-03-09T09:00:00Z'));
  });
});

describe('a hold that ends', () => {
  const held = {
    paymentStatus: 'authorised',
    heldUntil: '2026-03-09T09:00:00Z',
    status: 'proof_sent',
  } as const;
  test.each([
    ['not a week before', held, '2026-03-02T09:00:00Z', false],
    ['not three days before', held, '2026-03-06T09:00:00Z', false],
    ['two days before', held, '2026-03-07T09:00:00Z', true],
    ['afterwards, until the payment has lapsed', held, '2026-03-09T10:00:00Z', true],
    ['not once it is approved', { ...held, status: 'approved' as const }, '2026-03-08T09:00:00Z', false],
    ['not once it is cancelled', { ...held, status: 'cancelled' as const }, '2026-03-08T09:00:00Z', false],
    ['not of a payment that has lapsed', { ...held, paymentStatus: 'lapsed' }, '2026-03-09T10:00:00Z', false],
    ['not without a day', { ...held, heldUntil: null }, '2026-03-08T09:00:00Z', false],
    ['not on a day that is none', { ...held, heldUntil: 'soon' }, '2026-03-08T09:00:00Z', false],
  ])('is warned of: %s', (_, order, now, ending) => {
    expect(isHoldEnding(order, new Date(now))).toBe(ending);
  });
});
