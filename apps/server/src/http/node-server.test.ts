import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from './node-server';

let server: Server;
let received: string[];
beforeEach(async () => {
  received = [];
  server = createNodeServer({
    fetch: async (request) => {
      received.push(request.url);
      await request.text();
      if (request.url.endsWith('/broken')) throw new Error('broken');
      return new Response('here');
    },
    hostname: 'localhost',
    onlyHttps: true,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = async (): Promise<Socket> => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const readAll = async (socket: Socket) => {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
};

const send = async (text: string) => {
  const socket = await open();
  socket.write(text);
  return readAll(socket);
};

const cookies = (size: number) => `Host: localhost\r\nCookie: other=${'x'.repeat(size)}\r\n`;

describe('what the HTTP layer refuses', () => {
  const invalid = 'This is not a valid HTTP request';
  it.each([
    ['no HTTP', 'nothing of the kind\r\n\r\n', 400, invalid],
    ['a header that is none', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400, invalid],
    ['a request without Host', 'GET / HTTP/1.1\r\n\r\n', 400, invalid],
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400, invalid],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      invalid,
    ],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: h\r\nExpect: wonders\r\n\r\n',
      417,
      'The server cannot meet what the Expect header asks for',
    ],
    [
      'too many cookies',
      `GET / HTTP/1.1\r\n${cookies(100_000)}\r\n`,
      431,
      'The headers of the request are too large: 64 kB at most. Clearing the cookies of this site helps.',
    ],
  ])('%s has the error form of the API and the headers of a page', async (_, text, status, message) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(answer.body)).toEqual({ success: false, message, errors: {} });
    expect(received).toEqual([]);
  });

  it('is a request that does not arrive', async () => {
    const connected = once(server, 'connection');
    const socket = await open();
    const [served] = await connected;
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, served);
    const answer = await readAll(socket);
    expect(answer.status).toBe(408);
    expect(answer.body).toContain('The request took too long to arrive. Please try again.');
  });

  it('is a body that breaks off, and never a second answer', async () => {
    const socket = await open();
    socket.write('POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nno length\r\n');
    const answer = await readAll(socket);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(invalid);
  });
});

it('takes the cookies of other apps on the same host name', async () => {
  const answer = await send(`GET / HTTP/1.1\r\nConnection: close\r\n${cookies(50_000)}\r\n`);
  expect(answer).toMatchObject({ status: 200, body: 'here' });
});

it('takes HTTP/1.0 without a Host, as health checks send it', async () => {
  expect(await send('GET /api/v1/health HTTP/1.0\r\n\r\n')).toMatchObject({ status: 200, body: 'here' });
  expect(received).toEqual(['http://localhost/api/v1/health']);
});

it('answers a fault of ours without its reason', async () => {
  const answer = await send('GET /broken HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
  expect(answer.status).toBe(500);
  expect(answer.body).toContain('Something went wrong on the server. Please try again.');
});
