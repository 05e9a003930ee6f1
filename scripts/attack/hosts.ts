import { request } from 'node:http';
import { memoryOf } from '../lib/memory';
import type { Running } from '../lib/product';
import type { Finding } from './target';

const [hosts, warmUp, atOnce] = [10_000, 1_000, 16];

/** How much memory may grow over all hosts, in megabytes. */
const growth = 64;

/** Asks for a page under another Host and spelling. */
const ask = ({ address }: Running, number: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const path = ['/', '/Gifting', '/SERVICES/', '//', '/sign-in'][number % 5] ?? '/';
    const headers = { Host: `host-${number}.example`, 'Accept-Encoding': 'br' };
    const sent = request(`${address}${path}?n=${number}`, { headers }, (response) => {
      response.resume();
      response.once('end', resolve);
    });
    sent.once('error', reject);
    sent.end();
  });

const askAll = async (server: Running, first: number, end: number): Promise<void> => {
  let next = first;
  const worker = async () => {
    while (next < end) await ask(server, next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** Measures memory over 10,000 Hosts and spellings of paths. Linux only. */
export const attackHosts = async (server: Running, database: string): Promise<readonly Finding[]> => {
  await askAll(server, 0, warmUp);
  const before = memoryOf(server.pid);
  if (before === undefined) return [];
  await askAll(server, warmUp, warmUp + hosts);
  const after = memoryOf(server.pid);
  if (after === undefined) return [];
  return [
    {
      database,
      what: `memory over ${hosts} Hosts and spellings`,
      measured: `${Math.round(before)} MB, then ${Math.round(after)} MB`,
      promised: `grows by less than ${growth} MB`,
      good: after - before < growth,
    },
  ];
};
