import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryOf } from '../lib/memory';
import type { Running } from '../lib/product';
import type { Finding } from './target';

const [hosts, warmUp, atOnce] = [10_000, 1_000, 16];

/** How much memory may grow over all hosts, in megabytes. */
const growth = 64;

/** Flags of a server that collects its garbage on SIGUSR2, so that only what it keeps is measured. */
export const collectable = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => gc())")}`,
];

/** The memory of a server without its garbage, in megabytes; `undefined` off Linux. */
const kept = async ({ pid }: Running): Promise<number | undefined> => {
  if (memoryOf(pid) === undefined) return undefined;
  // The first pass runs finalizers, whose objects the second one frees.
  for (let pass = 0; pass < 2; pass += 1) {
    process.kill(pid, 'SIGUSR2');
    await wait(1_000);
  }
  return memoryOf(pid);
};

/** Asks for a page under another Host and spelling. */
const ask = ({ address }: Running, number: number, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const path = ['/', '/Gifting', '/SERVICES/', '//', '/sign-in'][number % 5] ?? '/';
    const headers = { Host: `host-${number}.example`, 'Accept-Encoding': 'br' };
    const sent = request(`${address}${path}?n=${number}`, { headers, agent }, (response) => {
      response.resume();
      response.once('end', resolve);
    });
    sent.once('error', reject);
    sent.end();
  });

const askAll = async (server: Running, first: number, end: number): Promise<void> => {
  // Its connections end before the server closes them for want of requests.
  const agent = new Agent({ keepAlive: true });
  let next = first;
  const worker = async () => {
    while (next < end) await ask(server, next++, agent);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
};

/** Measures memory over 10,000 Hosts and spellings of paths. Linux only. */
export const attackHosts = async (server: Running, database: string): Promise<readonly Finding[]> => {
  await askAll(server, 0, warmUp);
  const before = await kept(server);
  if (before === undefined) return [];
  await askAll(server, warmUp, warmUp + hosts);
  const after = await kept(server);
  if (after === undefined) return [];
  return [
    {
      database,
      what: `memory kept over ${hosts.toLocaleString('en')} Hosts and spellings`,
      measured: `${Math.round(before)} MB, then ${Math.round(after)} MB`,
      promised: `grows by less than ${growth} MB`,
      good: after - before < growth,
    },
  ];
};
