/** How far apart the medians may be, in milliseconds. */
const tolerance = 5;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Whether two kinds of answers, by the milliseconds they took, can hardly be told apart. */
export const within = (one: readonly number[], other: readonly number[]) => {
  const difference = Math.abs(median(one) - median(other));
  return {
    measured: `medians ${difference.toFixed(1)} ms apart`,
    promised: `within ${tolerance} ms`,
    good: difference <= tolerance,
  };
};
