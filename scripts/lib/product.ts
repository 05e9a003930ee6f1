import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.mjs';
import { root } from './workspace.mjs';

/** A server in its own process with its own data folder. */
export interface Running {
  readonly address: string;
  readonly dataFolder: string;
  readonly pid: number;
  /** Everything it has printed. */
  printed(): string;
  /** Stops the server as Ctrl+C does. The data folder stays. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Restarts it on the same data folder. */
  again(): Promise<Running>;
  /** Stops it and removes the data folder. */
  remove(): Promise<void>;
}

/** Environment variables besides the port and the data folder. */
type Environment = Readonly<Record<string, string>>;

/** Waits until a server prints its address; resolves with a function that returns what it has printed so far. */
const waitUntilOpen = (server: ChildProcess, command: string): Promise<() => string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/Open http/.test(printed)) resolve(() => printed);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${printed}`)));
  });

const startOn = async (
  command: readonly string[],
  dataFolder: string,
  port: number,
  env: Environment,
): Promise<Running> => {
  const server = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = await waitUntilOpen(server, command.join(' '));
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const stop = () => end('SIGINT');
  return {
    address: `http://localhost:${port}`,
    dataFolder,
    // Known, since it has printed something.
    pid: server.pid ?? 0,
    printed,
    stop,
    kill: () => end('SIGKILL'),
    again: async () => {
      await stop();
      return startOn(command, dataFolder, port, env);
    },
    remove: async () => {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};

/** Runs node with these arguments and a new, empty data folder, and waits until it prints its address. */
export const startFresh = async (command: readonly string[], env: Environment = {}): Promise<Running> =>
  startOn(command, await mkdtemp(join(tmpdir(), 'gifting-')), await freePort(), env);

/** Starts the product as `npm start` does, with a new, empty data folder. */
export const startProduct = (env: Environment = {}): Promise<Running> =>
  startFresh(['scripts/start.mjs'], env);
