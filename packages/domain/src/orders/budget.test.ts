import { expect, test } from 'vitest';
import { budgetUse } from './budget';

test.each([
  ['nothing chosen', 0, { budget: 250_050, left: 250_050, percent: 0 }],
  ['a part', 100_020, { budget: 250_050, left: 150_030, percent: 40 }],
  ['all but a cent', 250_049, { budget: 250_050, left: 1, percent: 99 }],
  ['all of it', 250_050, { budget: 250_050, left: 0, percent: 100 }],
  ['more than it', 250_051, { budget: 250_050, left: -1, percent: 100 }],
])('a budget with %s', (_, total, use) => {
  expect(budgetUse({ budget: 2500.5 }, total)).toEqual(use);
});

test('no budget is no limit', () => {
  expect(budgetUse({ budget: 0 }, 100)).toBeNull();
  expect(budgetUse(null, 100)).toBeNull();
});
