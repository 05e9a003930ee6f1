import pLimit from 'p-limit';

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
  const inTurn = pLimit(1);
  const clients: string[] = [];
  return {
    run: async (client, act) => {
      const ofClient = clients.filter((other) => other === client).length;
      if (clients.length >= most || ofClient >= mostOfClient) return undefined;
      clients.push(client);
      try {
        return await inTurn(act);
      } finally {
        clients.splice(clients.indexOf(client), 1);
      }
    },
  };
};
