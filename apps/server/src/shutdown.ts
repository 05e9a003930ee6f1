import type { ServerType } from '@hono/node-server';

interface ShutdownSettings {
  /** For how long connections are still accepted, in milliseconds. Those on their way would be reset otherwise. */
  readonly drain: number;
  /** How long running requests may take after that, in milliseconds. */
  readonly timeout: number;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Stops a server without resetting a connection: answers what arrives during the drain time and asks its clients to
 * connect anew, then stops listening and lets running requests finish. Resolves when all connections are closed.
 */
export const shutDown = async (server: ServerType, { drain, timeout }: ShutdownSettings): Promise<void> => {
  // Before the server's own listener, which may answer at once.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  if (drain > 0) await wait(drain);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), timeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
};

/**
 * Calls back once the parent process is gone. A shell between npm and the server dies of a signal without passing it on,
 * and the server would keep port and data folder.
 */
export const whenOrphaned = (act: () => void): void => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
};
