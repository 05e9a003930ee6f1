import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP connection to a server that can be interrupted. */
export interface Gate {
  readonly url: string;
  /** Passes nothing on any more, as a stopped process or a dead network does. */
  readonly silence: () => void;
  /** Ends all connections and accepts none. */
  readonly refuse: () => Promise<void>;
  /** Passes everything on again, also what was sent in the meantime. */
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Puts a gate in front of the server at a URL. */
export const openGate = async (target: string): Promise<Gate> => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (silent) socket.pause();
  };
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      keep(one);
      one.on('data', (chunk) => other.write(chunk));
      // What has arrived is passed on before the end.
      one.on('end', () => other.end());
      one.on('close', () => other.destroySoon());
      if (silent) one.pause();
    }
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The gate got no port.');
    return address.port;
  };
  const refuse = async (): Promise<void> => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const here = await listen(0);
  return {
    url: Object.assign(new URL(target), { port: String(here) }).href,
    silence: () => {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    refuse,
    open: async () => {
      silent = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(here);
    },
    close: refuse,
  };
};
