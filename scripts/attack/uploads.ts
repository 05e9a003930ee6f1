import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createService } from '@gifting/api/services/admin-endpoints';
import { listServices } from '@gifting/api/services/endpoints';
import { hostileFiles, photos } from '../../apps/server/src/testing/hostile-pictures';
import { png } from '../../apps/server/src/testing/pictures';
import { memoryOf } from '../lib/memory';
import type { Running } from '../lib/product';
import { call, type Finding, signIn } from './target';

/** How much the memory may grow, in megabytes, and the longest another request may wait, in milliseconds. */
const [growth, longest] = [200, 1_000];

/** The answers to files: stored, refused, too large, or to be sent again. */
const expected = [200, 413, 422, 503];

const upload = async (server: Running, token: string, image: File) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Engraving', description: 'By hand.' }))
    body.set(name, value);
  body.set('image', image);
  const { status } = await call(server, createService.path, { token, body });
  return status;
};

/** Reads the list again and again from another process, and returns the longest wait in milliseconds at the end. */
const startReading = ({ address }: Running) => {
  const reader = spawn(
    process.execPath,
    [fileURLToPath(new URL('waiting.mjs', import.meta.url)), `${address}/api${listServices.path}`],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  return async (): Promise<number> => {
    reader.stdin.end();
    return Number(await text(reader.stdout));
  };
};

/** Runs `act` and returns the most memory meanwhile in megabytes, and the longest that another request waited. */
const watched = async <Result>(server: Running, act: () => Promise<Result>) => {
  const endReading = startReading(server);
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server.pid) ?? Number.NaN);
  }, 10);
  const result = await act();
  clearInterval(timer);
  return { result, most, slowest: await endReading() };
};

/** Uploads ten photos and twenty hostile files at once, and measures memory and the waiting of others. Linux only. */
export const attackUploads = async (server: Running, database: string): Promise<readonly Finding[]> => {
  const token = await signIn(server, 'admin');
  const files = [...(await hostileFiles()), ...(await photos())];
  for (let round = 0; round < 20; round += 1) {
    await upload(server, token, png(round));
    await call(server, listServices.path);
  }
  const resting = memoryOf(server.pid);
  if (resting === undefined) return [];
  const started = performance.now();
  const { result, most, slowest } = await watched(server, () =>
    Promise.all(files.map((file) => upload(server, token, file))),
  );
  const took = Math.round((performance.now() - started) / 1000);
  const counts = [...new Set(result)].sort().map((status) => {
    const count = result.filter((each) => each === status).length;
    return `${count} x ${status}`;
  });
  return [
    {
      database,
      what: `${files.length} pictures at once, ${took} s`,
      measured: counts.join(', '),
      promised: 'stored or refused',
      good: result.every((status) => expected.includes(status)),
    },
    {
      database,
      what: 'memory meanwhile',
      measured: `${Math.round(resting)} MB, then ${Math.round(most)} MB`,
      promised: `grows by less than ${growth} MB`,
      good: most - resting < growth,
    },
    {
      database,
      what: 'slowest list meanwhile',
      measured: `${Math.round(slowest)} ms`,
      // The embedded database runs in the server's process.
      promised: database === 'embedded' ? 'nothing' : `below ${longest} ms`,
      good: database === 'embedded' || slowest < longest,
    },
  ];
};
