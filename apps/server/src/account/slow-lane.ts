/** Runs expensive work for callers over a limit: one at a time, and few waiting. */
export interface SlowLane {
  /** Runs `act` in its turn. Returns `undefined`, without running it, if too many wait already. */
  readonly run: <Result>(client: string, act: () => Promise<Result>) => Promise<Result | undefined>;
}

/** How many may be in the lane. */
const most = 32;

/** How many of one client may be in the lane, so that none fills it alone. */
const mostOfClient = 4;

/**
 * Creates a lane. It bounds the work of password guesses over a limit, of which a right one still passes.
 */
export const createSlowLane = (): SlowLane => {
  const perClient = new Map<string, number>();
  let inLane = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: async (client, act) => {
      const ofClient = perClient.get(client) ?? 0;
      if (inLane >= most || ofClient >= mostOfClient) return undefined;
      inLane += 1;
      perClient.set(client, ofClient + 1);
      const turn = last.then(act, act);
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        inLane -= 1;
        const left = (perClient.get(client) ?? 1) - 1;
        if (left === 0) perClient.delete(client);
        else perClient.set(client, left);
      }
    },
  };
};
