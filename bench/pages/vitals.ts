/** A stretch of time on a page's clock, in milliseconds. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** Something on the page moved by itself. */
export interface Shift {
  readonly start: number;
  readonly value: number;
}

/** From here on a task keeps a person waiting, in milliseconds. */
const longTask = 50;

/** Total blocking time: what long tasks take beyond 50 ms each, from a moment on. */
export const blockingTime = (tasks: readonly Task[], from: number): number =>
  tasks.reduce(
    (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, from) - longTask),
    0,
  );

/**
 * Cumulative layout shift: the largest sum of shifts that follow each other within a second, of which no sum takes in
 * more than five.
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
