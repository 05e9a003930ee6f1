import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { describe, expect, it } from 'vitest';
import { sendJson } from './send-json';

const large = { gifts: Array.from({ length: 300 }, (_, index) => `gift ${index}`) };
const app = new Hono();
app.use(compress());
app.get('/large', (context) => sendJson(context, large));
app.get('/small', (context) => sendJson(context, { gift: 'mug' }));

const get = (path: string, accepted?: string) =>
  app.request(path, { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('a large answer', () => {
  it.each(['gzip, deflate, br', 'gzip'])('is compressed for whoever takes %s', async (accepted) => {
    const response = await get('/large', accepted);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString())).toEqual(large);
  });

  it.each([undefined, 'identity', 'gzip;q=0'])('is sent as it is for whoever takes %s', async (accepted) => {
    const response = await get('/large', accepted);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.json()).toEqual(large);
  });
});

it('a small answer is sent as it is', async () => {
  const response = await get('/small', 'gzip');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toEqual({ gift: 'mug' });
});
