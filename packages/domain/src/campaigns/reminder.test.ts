import { describe, expect, it } from 'vitest';
import { reminderStopOf } from './reminder';

const opening = { opens: '2026-03-01T09:00', closes: '2026-03-31T18:00', timeZone: 'UTC' };
const running = { opening, paused: false, cancelled: false };
const during = new Date('2026-03-10T12:00:00Z');

describe('what keeps from reminding anybody', () => {
  it.each([
    ['nothing while gifts can be claimed', running, during, null],
    ['no set-up', null, during, 'draft'],
    [
      'a cancelled campaign, paused or not',
      { ...running, paused: true, cancelled: true },
      during,
      'cancelled',
    ],
    ['a paused one', { ...running, paused: true }, during, 'paused'],
    ['one that is still to open', running, new Date('2026-03-01T08:59:59Z'), 'not yet open'],
    [
      'one that has closed, paused or not',
      { ...running, paused: true },
      new Date('2026-03-31T18:00:00Z'),
      'closed',
    ],
  ] as const)('%s', (_, standing, now, stop) => {
    expect(reminderStopOf(standing, now)).toBe(stop);
  });
});
