import { toFormData } from '@gifting/api/core/multipart';
import type { Role } from '@gifting/domain/account/user';
import * as z from 'zod/mini';
import { startSession } from '../account/sessions';
import { type AppSettings, createApp, defaultSessionLifetime } from '../app';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { openTestDatabase } from './test-database';

/** A response with its parsed JSON. */
interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface RequestOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A person with a session. */
export interface Person {
  readonly id: number;
  readonly token: string;
}

/** An app on an in-memory database, with functions to call it. */
export interface TestApp {
  readonly db: Database;
  readonly get: (path: string, options?: RequestOptions) => Promise<Reply>;
  readonly post: (path: string, body: unknown, options?: RequestOptions) => Promise<Reply>;
  readonly postForm: (
    path: string,
    body: Readonly<Record<string, unknown>>,
    options?: RequestOptions,
  ) => Promise<Reply>;
  readonly delete: (path: string, options?: RequestOptions) => Promise<Reply>;
  /** Returns the response itself, for bodies other than JSON. */
  readonly fetch: (path: string) => Promise<Response>;
  /** Sends a request unchanged. */
  readonly send: (path: string, init: RequestInit) => Promise<Reply>;
  /** Adds an account with a session, without hashing a password. */
  readonly person: (role?: Role) => Promise<Person>;
  /** The errors passed to `onError`. */
  readonly reported: readonly unknown[];
  readonly close: () => Promise<void>;
}

const anything = z.unknown();

/** Creates an app that does not listen. */
export const createTestApp = async (settings: Omit<AppSettings, 'db'> = {}): Promise<TestApp> => {
  const { db, close } = await openTestDatabase();
  const reported: unknown[] = [];
  const app = createApp({ onError: (_, error) => reported.push(error), ...settings, db });
  const send = async (path: string, init: RequestInit = {}): Promise<Reply> => {
    const response = await app.request(path, init);
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: json ? z.parse(anything, JSON.parse(text)) : text,
    };
  };
  const headersOf = ({ token, headers }: RequestOptions): Record<string, string> => ({
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...headers,
  });
  let people = 0;
  return {
    db,
    reported,
    close,
    send,
    fetch: async (path) => app.request(path),
    get: (path, options = {}) => send(path, { headers: headersOf(options) }),
    post: (path, body, options = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headersOf(options) },
      }),
    postForm: (path, body, options = {}) =>
      send(path, { method: 'POST', body: toFormData(body), headers: headersOf(options) }),
    delete: (path, options = {}) => send(path, { method: 'DELETE', headers: headersOf(options) }),
    person: async (role = 'user') => {
      people += 1;
      const [user] = await db
        .insert(users)
        .values({
          name: `Person ${people}`,
          email: `person-${people}@example.com`,
          phone: '+44 113 496 0199',
          companyName: 'Fernside Studio',
          companyAddress: '14 Calder Wharf, Leeds LS10 1AP',
          role,
          passwordHash: 'no password',
          emailConfirmedAt: new Date(0),
        })
        .returning({ id: users.id });
      if (!user) throw new Error('The account was not added');
      const now = (settings.now ?? (() => new Date()))();
      return { id: user.id, token: await startSession(db, user.id, now, defaultSessionLifetime) };
    },
  };
};
