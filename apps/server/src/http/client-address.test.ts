import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf } from './client-address';

const silent = () => undefined;

const ask = async (
  trustProxy: boolean,
  forwarded?: string,
  address = addressOf(trustProxy, silent),
): Promise<string> => {
  const app = new Hono();
  app.get('/', (context) => context.text(address(context)));
  const connection = {
    incoming: { socket: { remoteAddress: '10.0.0.7', remotePort: 1, remoteFamily: 'IPv4' } },
  };
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, connection)).text();
};

it('is that of the connection unless a proxy is trusted', async () => {
  expect(await ask(false)).toBe('10.0.0.7');
  expect(await ask(false, '203.0.113.9')).toBe('10.0.0.7');
});

it('behind a trusted proxy is the one the proxy has written last', async () => {
  expect(await ask(true, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await ask(true)).toBe('10.0.0.7');
});

it.each([
  ['203.0.113.9:40001', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[2001:DB8::1]:443', '2001:db8::/64'],
  ['2001:db8:0:0:9:9:9:9', '2001:db8::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('of %s is %s, whatever port or host of its network is used', async (forwarded, client) => {
  expect(await ask(true, forwarded)).toBe(client);
});

it.each(['unknown', '', '_hidden', '203.0.113.9.evil', '999.1.1.1', '"203.0.113.9"'])(
  'is that of the connection when the proxy writes %j',
  async (forwarded) => {
    expect(await ask(true, forwarded)).toBe('10.0.0.7');
  },
);

it('is reported once to be that of a proxy when nobody said that there is one', async () => {
  const lines: string[] = [];
  const address = addressOf(false, (line) => lines.push(line));
  await ask(false, undefined, address);
  expect(lines).toEqual([]);
  for (let count = 0; count < 3; count += 1) await ask(false, '203.0.113.9', address);
  expect(lines).toEqual([expect.stringContaining('Set TRUST_PROXY=1')]);
  const trusted = addressOf(true, (line) => lines.push(line));
  await ask(true, '203.0.113.9', trusted);
  expect(lines).toHaveLength(1);
});
