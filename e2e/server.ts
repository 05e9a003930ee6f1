import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The probe got no port.');
  return address.port;
};

/** The product as a person starts it: `npm start`, on a port and a data folder of its own. */
export interface Running {
  readonly address: string;
  readonly dataFolder: string;
  /** Ends the server as Ctrl+C does, and waits until it has. The data folder stays. */
  stop(): Promise<void>;
  /** Starts it again on the same data folder. */
  again(): Promise<Running>;
  /** Stops it and removes the data folder. */
  remove(): Promise<void>;
}

const waitUntilOpen = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/Open http/.test(printed)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });

const startOn = async (dataFolder: string, port: number): Promise<Running> => {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilOpen(server);
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  return {
    address: `http://localhost:${port}`,
    dataFolder,
    stop,
    again: async () => {
      await stop();
      return startOn(dataFolder, port);
    },
    remove: async () => {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};

/** Starts the product with a fresh, empty data folder. */
export const start = async (): Promise<Running> =>
  startOn(await mkdtemp(join(tmpdir(), 'gifting-')), await freePort());
