import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.mjs';
import { root } from './workspace.mjs';

/** A server in a process of its own, with a data folder of its own. */
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

const waitUntilOpen = (server: ChildProcess, command: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/Open http/.test(printed)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${printed}`)));
  });

const startOn = async (command: readonly string[], dataFolder: string, port: number): Promise<Running> => {
  const server = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilOpen(server, command.join(' '));
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
      return startOn(command, dataFolder, port);
    },
    remove: async () => {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};

/** Starts what node runs with these arguments, with a fresh, empty data folder, and waits until it says that it is open. */
export const startFresh = async (command: readonly string[]): Promise<Running> =>
  startOn(command, await mkdtemp(join(tmpdir(), 'gifting-')), await freePort());

/** Starts the product as a person does, `npm start`, with a fresh, empty data folder. */
export const startProduct = (): Promise<Running> => startFresh(['scripts/start.mjs']);
