import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type DocumentKind, documentDue, documentNumber, dueDay } from './invoicing';
import { orderActions, orderTransitions } from './lifecycle';
import type { OrderStatus } from './order-status';

it.each([
  ['an order by invoice when it is placed', 'pending', true, [], 'invoice'],
  ['an order by card not before its approval', 'changes_asked', false, [], null],
  ['an order by card on its approval', 'approved', false, [], 'invoice'],
  ['no order twice', 'sent', true, ['invoice'], null],
  ['what was invoiced and is cancelled, as a credit', 'cancelled', true, ['invoice'], 'credit_note'],
  ['no credit twice', 'refused', true, ['invoice', 'credit_note'], null],
  ['nothing that ended before it was invoiced', 'cancelled', true, [], null],
] as const)('invoices %s', (_, status, asksInvoice, issued, due) => {
  expect(documentDue({ status, asksInvoice, issued })).toBe(due);
});

test('whatever happens to an order, it has one invoice at most, and a credit note only of it, at an early end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderActions)), fc.boolean(), (actions, asksInvoice) => {
      let status: OrderStatus = 'pending';
      const issued: DocumentKind[] = [];
      const issue = () => {
        const due = documentDue({ status, asksInvoice, issued });
        if (due) issued.push(due);
      };
      issue();
      for (const action of actions) {
        const { from, to } = orderTransitions[action];
        if (from.includes(status)) status = to;
        issue();
      }
      const ended = status === 'cancelled' || status === 'refused';
      expect(issued).toEqual(
        ended
          ? asksInvoice
            ? ['invoice', 'credit_note']
            : []
          : asksInvoice || !['pending', 'proof_sent', 'changes_asked'].includes(status)
            ? ['invoice']
            : [],
      );
    }),
  );
});

test('a number says kind, year and place', () => {
  expect(documentNumber('invoice', 2026, 42)).toBe('INV-2026-00042');
  expect(documentNumber('credit_note', 2026, 123_456)).toBe('CN-2026-123456');
});

test('an invoice is due in thirty days', () => {
  expect(dueDay('2026-03-02')).toBe('2026-04-01');
  expect(dueDay('2027-12-15')).toBe('2028-01-14');
});
