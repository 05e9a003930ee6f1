import { expect, it } from 'vitest';
import { brandStageOf, leftOf, sentOf } from './inventory';

it.each([
  ['pending', 120, 45, 75, 0, 'awaiting'],
  ['proof_sent', 120, 45, 75, 0, 'proof'],
  ['changes_asked', 120, 0, 120, 0, 'changes'],
  ['in_production', 120, 120, 0, 0, 'approved'],
  ['sent', 120, 45, 75, 45, 'approved'],
  ['delivered', 120, 120, 0, 120, 'approved'],
] as const)(
  '%s, %i bought, %i claimed: %i left, %i sent, branding %s',
  (status, bought, claimed, left, sent, stage) => {
    const item = { status, bought, claimed };
    expect([leftOf(item), sentOf(item), brandStageOf(item)]).toEqual([left, sent, stage]);
  },
);
