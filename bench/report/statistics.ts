/** The median: the middle value, or the mean of the two middle values. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
};

/** The smallest value that `share` of 100 do not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)];
  if (found === undefined) throw new Error('There is no percentile of nothing.');
  return found;
};
