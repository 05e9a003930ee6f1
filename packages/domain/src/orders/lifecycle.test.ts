import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { actionsIn, actors, orderActionRequest, orderActions, orderTransitions } from './lifecycle';
import { orderStatuses, statusGroups } from './order-status';

const finals = ['delivered', 'cancelled', 'refused'];

describe('the table', () => {
  test('every status can be reached from a new order', () => {
    const reached = new Set<string>(['pending']);
    for (const _status of orderStatuses)
      for (const { from, to } of Object.values(orderTransitions))
        if (from.some((status) => reached.has(status))) reached.add(to);
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
  });

  test.each(orderStatuses)('%s has a way on, unless it is final', (status) => {
    expect(actionsIn(status, actors).length > 0).toBe(!finals.includes(status));
  });

  test('nothing leads back once the buyer has approved, and nobody ends what is being made', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (choices) => {
        let status: (typeof orderStatuses)[number] = 'pending';
        let approved = false;
        for (const choice of choices) {
          const possible = actionsIn(status, actors);
          const action = possible[choice % possible.length];
          if (action === undefined) break;
          status = orderTransitions[action].to;
          if (approved) expect(['in_production', 'sent', 'delivered']).toContain(status);
          approved ||= status === 'approved';
        }
      }),
    );
  });

  test('only the buyer approves', () => {
    for (const status of orderStatuses) expect(actionsIn(status, ['administrator'])).not.toContain('approve');
  });

  test('the groups of the list hold every status', () => {
    expect([...new Set(Object.values(statusGroups).flat())].sort()).toEqual([...orderStatuses].sort());
  });
});

describe('the body of an action', () => {
  const faultsOf = (body: object) => {
    const { error } = z.safeParse(orderActionRequest, body);
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test.each(orderActions.filter((action) => orderTransitions[action].needs === null))(
    '%s needs nothing else',
    (action) => {
      expect(faultsOf({ action })).toBeUndefined();
    },
  );

  test.each([
    [{ action: 'refuse' }, 'note: Say what should change, or why'],
    [{ action: 'ask_changes', note: ' \n ' }, 'note: Say what should change, or why'],
    [{ action: 'start_production' }, 'due_date: Enter the day of delivery'],
    [{ action: 'start_production', due_date: '2026-02-30' }, 'due_date: Enter the day of delivery'],
    [{ action: 'cancel', note: 'x'.repeat(1001) }, 'note: At most 1,000 characters'],
  ])('%j is refused', (body, fault) => {
    expect(faultsOf(body)).toEqual([fault]);
  });
});
