import { beforeEach, expect, it } from 'vitest';
import { createThrottle, type Throttle } from './throttle';

let clock = 0;
let throttle: Throttle;
beforeEach(() => {
  clock = 0;
  throttle = createThrottle({ failures: 2, period: 1000 }, () => clock);
});

it('lets failures through up to the limit, then says how long to wait', () => {
  expect(throttle.begin(['a'])).toBe(0);
  clock = 400;
  expect(throttle.begin(['a'])).toBe(0);
  expect(throttle.begin(['a'])).toBe(600);
  clock = 1000;
  expect(throttle.begin(['a'])).toBe(0);
  expect(throttle.begin(['a'])).toBe(400);
});

it('books nothing for an attempt it turns away', () => {
  throttle.begin(['a']);
  throttle.begin(['a']);
  throttle.begin(['a', 'b']);
  expect(throttle.begin(['b'])).toBe(0);
  expect(throttle.begin(['b'])).toBe(0);
});

it('forgives the account on success, and the machine that one attempt only', () => {
  throttle.begin(['account', 'client']);
  throttle.begin(['account', 'client']);
  throttle.succeed(['account', 'client'], 'account');
  expect(throttle.begin(['account'])).toBe(0);
  expect(throttle.begin(['client'])).toBe(0);
  expect(throttle.begin(['client'])).toBe(1000);
});

it('does not grow for ever', () => {
  for (let key = 0; key < 10_002; key += 1) throttle.begin([`key ${key}`]);
  clock = 5000;
  expect(throttle.begin(['key 1', 'key 2'])).toBe(0);
});
