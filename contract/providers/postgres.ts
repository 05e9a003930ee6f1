import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where PostgreSQL's programs are, and the user they run as: they refuse to run as root. */
export interface PostgresHere {
  readonly bin: string;
  readonly as: { readonly uid: number; readonly gid: number } | null;
}

const programs = process.platform === 'win32' ? ['initdb.exe', 'postgres.exe'] : ['initdb', 'postgres'];

const packaged = '/usr/lib/postgresql';

const folders = (): readonly string[] => [
  ...(existsSync(packaged)
    ? readdirSync(packaged)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(packaged, version, 'bin'))
    : []),
  ...(process.env.PATH ?? '').split(delimiter),
];

const idOf = (kind: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }));

const ordinaryUser = (): PostgresHere['as'] => {
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // No such user: try the next one.
    }
  return null;
};

/** Finds a PostgreSQL on this machine, or says why none can be started. */
export const findPostgres = (): PostgresHere | string => {
  const bin = folders().find((folder) => programs.every((program) => existsSync(join(folder, program))));
  if (bin === undefined) return 'no initdb and postgres in /usr/lib/postgresql or on PATH';
  if (process.getuid?.() !== 0) return { bin, as: null };
  const as = ordinaryUser();
  return as ? { bin, as } : 'run as root, and there is no other user to start PostgreSQL as';
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The probe got no port.');
  return address.port;
};

/** Starts a new cluster in a temporary folder, on a free loopback port. `fsync` is off unless durability is measured. */
export const startPostgres = async (
  { bin, as }: PostgresHere,
  { fsync = 'off' }: { readonly fsync?: 'on' | 'off' } = {},
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-postgres-'));
  if (as) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...as };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync };
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', kill);
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Runs `act` with the URL of a temporary cluster that syncs commits to disk, as production does. */
export const withPostgres = async <Result>(
  here: PostgresHere,
  act: (url: string) => Promise<Result>,
): Promise<Result> => {
  const { url, stop } = await startPostgres(here, { fsync: 'on' });
  try {
    return await act(url);
  } finally {
    await stop();
  }
};
