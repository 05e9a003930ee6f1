/** How many failures are let through in which time, in milliseconds. */
export interface ThrottleLimits {
  readonly failures: number;
  readonly period: number;
}

/** Counts failed attempts per key and says when too many have been made. */
export interface Throttle {
  /**
   * Books an attempt as failed, before it is made, so that many at once cannot slip past the count. Answers how many
   * milliseconds to wait when one of the keys has had too many; nothing is booked then.
   */
  readonly begin: (keys: readonly string[]) => number;
  /** Takes the booking of an attempt back that turned out well, and forgets the key's earlier failures. */
  readonly succeed: (keys: readonly string[], forgiven: string) => void;
}

/** How many keys are kept before those whose time is over are dropped. */
const sweepAt = 10_000;

/** A throttle in this process's memory: it forgets at a restart, and each process counts for itself. */
export const createThrottle = ({ failures, period }: ThrottleLimits, now: () => number): Throttle => {
  const attempts = new Map<string, readonly number[]>();
  const recent = (key: string): readonly number[] => {
    const since = now() - period;
    return (attempts.get(key) ?? []).filter((moment) => moment > since);
  };
  const sweep = (): void => {
    for (const key of attempts.keys()) if (recent(key).length === 0) attempts.delete(key);
  };
  return {
    begin: (keys) => {
      const waits = keys.map((key) => {
        const moments = recent(key);
        const oldest = moments[0];
        return oldest !== undefined && moments.length >= failures ? oldest + period - now() : 0;
      });
      const wait = Math.max(0, ...waits);
      if (wait > 0) return wait;
      if (attempts.size > sweepAt) sweep();
      for (const key of keys) attempts.set(key, [...recent(key), now()]);
      return 0;
    },
    succeed: (keys, forgiven) => {
      for (const key of keys) attempts.set(key, recent(key).slice(0, -1));
      attempts.delete(forgiven);
    },
  };
};
