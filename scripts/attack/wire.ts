import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { memoryOf } from '../lib/memory';
import type { Running } from '../lib/product';
import { call, type Finding } from './target';

const open = async ({ address }: Running): Promise<Socket> => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  // A reset connection is an answer too.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Sends bytes on a connection of their own; returns everything that comes back within two seconds. */
const send = async (server: Running, bytes: string): Promise<string> => {
  const socket = await open(server);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.write(bytes, 'latin1');
  await Promise.race([once(socket, 'close'), once(socket, 'end'), wait(2_000)]);
  socket.destroy();
  return text;
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

/** Paths out of the served folder, and what only a file outside it says. */
const outside = [
  '/../../../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5c..%5c..%5c..%5cetc%5cpasswd',
  '/assets/....//....//....//....//etc/passwd',
  '/uploads/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/.vite/manifest.json',
  '/index.html%00.js',
];
const secret = /root:.*:0:|"packageManager"|"dependencies"|"isEntry"/;

const traversal = async (server: Running, database: string): Promise<Finding> => {
  const answers = await Promise.all(
    outside.map(async (path) => ({ path, text: await send(server, get(path)) })),
  );
  const bad = answers.filter(({ text }) => secret.test(text) || !/^HTTP\/1\.1 [234]/.test(text));
  return {
    database,
    what: `${outside.length} paths out of the served folder`,
    measured: bad.length === 0 ? 'none leads out' : bad.map(({ path }) => path).join(', '),
    promised: 'none leads out',
    good: bad.length === 0,
  };
};

const second = 'GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Requests whose end a proxy and a server may see at different places, each with a second one hidden in it. */
const ambiguous = [
  `Content-Length: ${second.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
  `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${second}`,
  `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${second}`,
  `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${second}`,
  `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${second}`,
  `Content-Length: 0\r\nContent-Length: ${second.length}\r\n\r\n${second}`,
  `Content-Length: +0\r\n\r\n${second}`,
  `Transfer-Encoding: chunked\r\n\r\n0\n\n${second}`,
  `X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
];

const smuggling = async (server: Running, database: string): Promise<Finding> => {
  const answers = await Promise.all(
    ambiguous.map((rest) => send(server, `POST /api/login HTTP/1.1\r\nHost: localhost\r\n${rest}`)),
  );
  const passed = answers.filter(
    (text) => !text.startsWith('HTTP/1.1 400') || text.split('HTTP/1.1 ').length > 2,
  );
  return {
    database,
    what: `${ambiguous.length} requests of ambiguous length`,
    measured: passed.length === 0 ? 'all refused' : `${passed.length} accepted`,
    promised: 'all refused',
    good: passed.length === 0,
  };
};

/** The most that memory may grow, in megabytes: a bomb is 256 MB. */
const growth = 64;

const bomb = async (server: Running, database: string): Promise<Finding> => {
  const packed = gzipSync(Buffer.alloc(256 * 1024 * 1024));
  const before = memoryOf(server.pid) ?? 0;
  const head = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  const body = `Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n${packed.toString('latin1')}`;
  const texts = await Promise.all(Array.from({ length: 8 }, () => send(server, head + body)));
  const answers = texts.map((text) => Number(text.split(' ')[1]));
  const grown = (memoryOf(server.pid) ?? 0) - before;
  return {
    database,
    what: '8 bodies that unpack to 256 MB each',
    measured: `${[...new Set(answers)].join(', ')}, memory ${Math.round(grown)} MB more`,
    promised: `refused, less than ${growth} MB more`,
    good: answers.every((status) => status >= 400 && status < 500) && grown < growth,
  };
};

/** Connections that send one byte in a while, and how long others may wait meanwhile, in milliseconds. */
const [slowOnes, others, longest] = [100, 200, 2_000];

const slow = async (server: Running, database: string): Promise<Finding> => {
  const sockets = await Promise.all(Array.from({ length: slowOnes }, () => open(server)));
  const text = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(100_000)}`;
  let sent = 0;
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write(text[sent] ?? 'x');
    sent += 1;
  }, 20);
  const answers = [];
  for (let number = 0; number < others; number += 1) answers.push(await call(server, '/v1/products'));
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  const slowest = Math.max(...answers.map(({ took }) => took));
  const failed = answers.filter(({ status }) => status !== 200).length;
  return {
    database,
    what: `${others} requests beside ${slowOnes} slow connections`,
    measured: `${failed} failed, the slowest took ${Math.round(slowest)} ms`,
    promised: `none fails, each below ${longest.toLocaleString('en')} ms`,
    good: failed === 0 && slowest < longest,
  };
};

/** Attacks below the API: paths, lengths, compressed bodies and slow connections. */
export const attackWire = async (server: Running, database: string): Promise<readonly Finding[]> => [
  await traversal(server, database),
  await smuggling(server, database),
  await slow(server, database),
  await bomb(server, database),
];
