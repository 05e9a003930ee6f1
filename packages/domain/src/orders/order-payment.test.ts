import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionsIn, actors, orderTransitions } from './lifecycle';
import { heldUntil, paymentDue } from './order-payment';
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
