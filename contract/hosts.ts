import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Endpoint } from '@gifting/api/core/endpoint';
import { demoPassword, demoUsers } from '@gifting/api/demo/catalogue';
import { sampleHandlers } from '@gifting/api/mocks';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { createApp } from '../apps/server/src/app';
import * as schema from '../apps/server/src/database/schema';
import { seedDemo } from '../apps/server/src/database/seed';

/** Who calls: nobody signed in, the demo's buyer, the demo's administrator. */
export type CallerName = 'visitor' | 'buyer' | 'admin';

/** What came back, as it travelled. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Something that answers the rows of the table. */
export interface Host {
  send(row: Endpoint, input: object, caller: CallerName): Promise<Answered>;
  close(): Promise<void>;
}

const parts = z.object({
  params: z._default(z.record(z.string(), z.unknown()), {}),
  query: z._default(z.record(z.string(), z.unknown()), {}),
  body: z.optional(z.record(z.string(), z.unknown())),
});

const toRequest = (row: Endpoint, input: object, token: string | null): Request => {
  const { params, query, body } = parts.parse(input);
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(`http://localhost/api${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  if (!body) return new Request(url, { method: row.method, headers });
  if (row.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.set(name, String(value));
    return new Request(url, { method: row.method, headers, body: form });
  }
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method: row.method, headers, body: JSON.stringify(body) });
};

const read = async (response: Response): Promise<Answered> => ({
  status: response.status,
  body: await response.json(),
});

/** The mocks, through the network as the client meets them. */
export const openMocks = async (): Promise<Host> => {
  const server = setupServer(...sampleHandlers);
  server.listen({ onUnhandledRequest: 'error' });
  return {
    send: async (row, input, caller) =>
      read(await fetch(toRequest(row, input, caller === 'visitor' ? null : caller))),
    close: async () => server.close(),
  };
};

const token = z.object({ data: z.object({ token: z.string() }) });

/** The server on an embedded database in memory, with the demo catalogue. */
export const openServer = async (): Promise<Host> => {
  const client = await PGlite.create();
  const db = drizzle(client, { schema });
  await migrate(db, {
    migrationsFolder: fileURLToPath(new URL('../apps/server/migrations', import.meta.url)),
  });
  await seedDemo(db);
  const app = createApp({ db });
  const signIn = async (email: string): Promise<string> => {
    const response = await app.request('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    return token.parse(await response.json()).data.token;
  };
  const [buyer, admin] = demoUsers;
  return {
    // A session for each call, so that signing out ends no other.
    send: async (row, input, caller) => {
      const tokenOfCaller =
        caller === 'visitor' ? null : await signIn(caller === 'buyer' ? buyer.email : admin.email);
      return read(await app.request(toRequest(row, input, tokenOfCaller)));
    },
    close: () => client.close(),
  };
};
