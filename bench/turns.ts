import { median } from './report/statistics';

/** Calls of a figure. */
const reads = 200;

/** How long something takes, in milliseconds. */
export const took = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

/** Medians of calls that take turns, in milliseconds, after as many that are not counted. */
export const inTurns = async (...calls: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> => {
  const times = calls.map((): number[] => []);
  for (let run = 0; run < 2 * reads; run += 1)
    for (const [index, call] of calls.entries()) {
      const time = await took(call);
      if (run >= reads) times[index]?.push(time);
    }
  return times.map(median);
};
