import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { safeHeaders } from '../../apps/server/src/http/safe-headers';
import { serveWebApp } from '../../apps/server/src/http/static';

/** A folder served on its own port. */
export interface Site {
  readonly address: string;
  /** Stops the server and removes the folder. */
  remove(): Promise<void>;
}

const listen = (app: Hono): Promise<{ server: ServerType; port: number }> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({ server, port }),
    );
  });

/** Serves a folder written by `fill` with the product's compression and headers, and proxies `/api` to the product. */
export const openSite = async (
  fill: (folder: string) => Promise<unknown>,
  productAddress: string,
): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'gifting-site-'));
  await fill(folder);
  const app = new Hono();
  app.all('/api/*', ({ req }) => proxy(productAddress + req.path, req));
  app.use(safeHeaders());
  app.route('/', serveWebApp(folder));
  const { server, port } = await listen(app);
  return {
    address: `http://localhost:${port}`,
    remove: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
