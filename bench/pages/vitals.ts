/** A task on the page's timeline, in milliseconds. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** A layout shift without user input. */
export interface Shift {
  readonly start: number;
  readonly value: number;
}

/** The threshold of a long task, in milliseconds. */
const longTask = 50;

/** Total blocking time: the part of long tasks beyond 50 ms, from a given time. */
export const blockingTime = (tasks: readonly Task[], from: number): number =>
  tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, from) - longTask),
    0,
  );

/**
 * Cumulative layout shift: the largest sum of shifts less than a second apart, within a window of at most five seconds.
 */
export const layoutShift = (shifts: readonly Shift[]): number => {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, value } of shifts) {
    const together = start - last < 1000 && start - first < 5000;
    first = together ? first : start;
    sum = together ? sum + value : value;
    last = start;
    largest = Math.max(largest, sum);
  }
  return largest;
};
