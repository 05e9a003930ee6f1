import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf } from './client-address';

const ask = async (trustProxy: boolean, forwarded?: string): Promise<string> => {
  const app = new Hono();
  app.get('/', (context) => context.text(addressOf(trustProxy)(context)));
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
