import { describe, expect, it } from 'vitest';
import { erasureOf } from './erasure';

const open = {
  changeable: true,
  withdrawn: false,
  cancelled: false,
  status: 'approved',
  asked: false,
  erased: false,
} as const;
const locked = { ...open, changeable: false, status: 'in_production' } as const;

describe('the deletion of details', () => {
  it.each([
    ['gives back a gift that can be withdrawn', open, 'withdraws'],
    ['waits for a gift that is packed', locked, 'once delivered'],
    [
      'waits for a gift that has left, even of a page that is open',
      { ...open, status: 'sent' },
      'once delivered',
    ],
    ['is at once when the gift has arrived', { ...locked, status: 'delivered' }, 'at once'],
    ['is at once when nothing will be sent', { ...locked, status: 'refused' }, 'at once'],
    ['is at once in a cancelled campaign', { ...locked, cancelled: true }, 'at once'],
    ['is at once when the claim was withdrawn', { ...locked, withdrawn: true }, 'at once'],
    ['was asked for', { ...locked, asked: true }, 'asked'],
    ['is done', { ...locked, asked: true, erased: true }, 'done'],
  ] as const)('%s', (_, claim, erasure) => {
    expect(erasureOf(claim)).toBe(erasure);
  });
});
