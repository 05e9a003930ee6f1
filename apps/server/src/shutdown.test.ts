import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { expect, it } from 'vitest';
import { shutDown } from './shutdown';

const answer = new Response('here');

const listen = (fetch: () => Response | Promise<Response>): Promise<{ server: ServerType; port: number }> =>
  new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve({ server, port }));
  });

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

/** Sends a request and returns everything that is answered until the connection ends. */
const ask = async (socket: Socket): Promise<string> => {
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
};

it('answers connections that were just opened, then closes them and takes no more', async () => {
  const { server, port } = await listen(() => answer.clone());
  const stopped = shutDown(server, { drain: 500, timeout: 5_000 });
  const sockets = await Promise.all(Array.from({ length: 30 }, () => open(port)));
  for (const text of await Promise.all(sockets.map(ask))) {
    expect(text).toContain('HTTP/1.1 200');
    expect(text.toLowerCase()).toContain('connection: close');
  }
  await stopped;
  await expect(open(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('finishes a request that runs, and closes connections that wait for one', async () => {
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((started) => {
    finish = started;
  });
  let release: (response: Response) => void = () => undefined;
  const { server, port } = await listen(() => {
    finish();
    return new Promise((resolve) => {
      release = resolve;
    });
  });
  const [running, idle] = [await open(port), await open(port)];
  const answered = ask(running);
  await begun;
  const stopped = shutDown(server, { drain: 0, timeout: 500 });
  release(answer.clone());
  expect(await answered).toContain('HTTP/1.1 200');
  await stopped;
  idle.destroy();
});

it.skipIf(process.platform === 'win32')('notices that its parent is gone', async () => {
  const module = fileURLToPath(new URL('./shutdown.ts', import.meta.url));
  const script = `import(${JSON.stringify(module)}).then(({ whenOrphaned }) => {
    setTimeout(() => process.exit(1), 20000);
    whenOrphaned(() => { console.log('orphaned'); process.exit(0); });
    console.log('watching');
  })`;
  // The last command keeps the shell from replacing itself.
  const shell = spawn('sh', ['-c', '"$0" --import tsx -e "$1"; true', process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of shell.stdout) {
    text += String(chunk);
    if (String(chunk).includes('watching')) shell.kill('SIGKILL');
  }
  expect(text).toBe('watching\norphaned\n');
});
