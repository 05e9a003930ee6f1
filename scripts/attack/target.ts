import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import * as z from 'zod/mini';
import { findPostgres, withPostgres } from '../../contract/providers/postgres';
import { serverFile } from '../lib/build.mjs';
import { type Running, startFresh } from '../lib/product';

/** What was measured, and whether it keeps the promise. */
export interface Finding {
  readonly database: string;
  readonly what: string;
  readonly measured: string;
  readonly promised: string;
  readonly good: boolean;
}

/** An answer with the milliseconds it took; status 0 for none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly took: number;
}

interface Options {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a form. */
  readonly body?: unknown;
}

const json = z.unknown();

const parse = (text: string): unknown => {
  try {
    return json.parse(JSON.parse(text));
  } catch {
    return text;
  }
};

/** Calls the API of a server. A broken connection is an answer too. */
export const call = async (
  { address }: Pick<Running, 'address'>,
  path: string,
  { method, token, headers, body }: Options = {},
): Promise<Answer> => {
  const started = performance.now();
  const form = body instanceof FormData;
  try {
    const response = await fetch(`${address}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text), took: performance.now() - started };
  } catch {
    return { status: 0, body: undefined, took: performance.now() - started };
  }
};

const signedIn = z.object({ data: z.object({ token: z.string() }) });

const tokenOf = async (server: Running, email: string, password: string): Promise<string> => {
  const { body } = await call(server, '/login', { body: { email, password } });
  return signedIn.parse(body).data.token;
};

/** Starts a session of a demo user. */
export const signIn = (server: Running, person: 'buyer' | 'admin' = 'buyer'): Promise<string> =>
  tokenOf(server, (person === 'buyer' ? demoUsers[0] : demoUsers[1]).email, demoPassword);

/** Opens an account and starts its session. */
export const signUp = async (server: Running, email: string): Promise<string> => {
  const password = 'a-long-enough-secret';
  const form = new FormData();
  const fields = {
    name: 'Noor Haddad',
    email,
    phone: '1',
    company_name: 'Fernside',
    company_address: 'Leeds',
  };
  for (const [name, value] of Object.entries({ ...fields, password, password_confirmation: password }))
    form.set(name, value);
  await call(server, '/register', { body: form });
  return tokenOf(server, email, password);
};

type Environment = Readonly<Record<string, string>>;

/** Starts the built server with the demo catalogue, Node.js with these flags. */
export const startServer = (env: Environment = {}, flags: readonly string[] = []): Promise<Running> =>
  startFresh([...flags, serverFile], { DEMO: '1', HOST: '127.0.0.1', PUBLIC_URL: '', ...env });

/** Runs `act` with the URL of a temporary PostgreSQL; `undefined` where none can be started. */
export const onPostgres = async <Result>(
  act: (url: string) => Promise<Result>,
): Promise<Result | undefined> => {
  const found = findPostgres();
  if (typeof found !== 'string') return withPostgres(found, act);
  console.log(`Not run on PostgreSQL: ${found}.`);
  return undefined;
};

/** Runs `act` on a server with each database. */
export const onBoth = async (
  act: (server: Running, database: string) => Promise<readonly Finding[]>,
  { env = {}, flags = [] }: { readonly env?: Environment; readonly flags?: readonly string[] } = {},
): Promise<readonly Finding[]> => {
  const attack = async (database: string, more: Environment) => {
    const server = await startServer({ ...env, ...more }, flags);
    try {
      return await act(server, database);
    } finally {
      await server.remove();
    }
  };
  const embedded = await attack('embedded', {});
  const external = await onPostgres((url) => attack('PostgreSQL', { DATABASE_URL: url }));
  return [...embedded, ...(external ?? [])];
};
