import { type Endpoint, routePattern } from '@gifting/api/core/endpoint';
import { openApiDocument } from '@gifting/api/core/openapi';
import { refusalTexts } from '@gifting/api/core/texts';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Caller } from '../account/caller';
import { readBody } from './body';
import { limitBody } from './body-limit';
import { Failure, failureBody } from './failure';
import { type Route, signedOut } from './route';
import { sendJson } from './send-json';

interface ApiSettings {
  readonly table: readonly Endpoint[];
  readonly routes: readonly Route[];
  /** Returns whom a bearer token belongs to; `null` for an unknown or expired one. */
  readonly findCaller: (token: string) => Promise<Caller | null>;
  readonly clientAddress: (context: Context) => string;
  /** Receives the error behind a 500, which no caller may read. */
  readonly onError: (where: string, error: unknown) => void;
}

/** The token of an Authorization header, or `undefined`. */
const bearerToken = (context: Context): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(context.req.header('authorization') ?? '')?.[1];

/** Returns the caller if the row's access allows the call. The only access check. Throws a 401 or 403. */
const admit = async (
  row: Endpoint,
  context: Context,
  findCaller: ApiSettings['findCaller'],
): Promise<Caller | null> => {
  if (row.access === 'public') return null;
  const token = bearerToken(context);
  const caller = token ? await findCaller(token) : null;
  if (!caller) throw signedOut();
  if (row.access === 'admin' && caller.role !== 'admin') throw new Failure(403, refusalTexts.forbidden);
  return caller;
};

/** Creates the API: every row of the table below one base path. Throws if a row has no route. */
export const createApi = ({ table, routes, findCaller, clientAddress, onError }: ApiSettings): Hono => {
  const api = new Hono();
  const byName = new Map(routes.map((route) => [route.row.name, route]));

  api.onError((error, context) => {
    if (error instanceof Failure)
      return context.json(
        failureBody(error.message, error.fields, error.details),
        error.status,
        error.headers,
      );
    onError(`${context.req.method} ${context.req.routePath}`, error);
    return context.json(failureBody('Something went wrong on the server. Please try again.'), 500);
  });
  api.use(compress(), async (context, next) => {
    // Set before the response exists: adding a header to a finished response copies it.
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept-Encoding');
    await next();
  });

  for (const row of table) {
    const route = byName.get(row.name);
    if (!route) throw new Error(`${row.name} has no route`);
    const limit = limitBody(row);
    api.on(row.method, routePattern(row.path), async (context) => {
      const caller = await admit(row, context, findCaller);
      // After the access check: a stranger cannot make the server hold a large body.
      if (row.body) await limit(context);
      const body = row.body && (await readBody(context.req, row.encoding));
      const answer = await route.answer({
        params: context.req.param(),
        query: context.req.query(),
        body,
        caller,
        header: (name) => context.req.header(name),
        setHeader: (name, value) => context.header(name, value, { append: true }),
        clientAddress: () => clientAddress(context),
      });
      return sendJson(context, answer);
    });
  }
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', (context) => {
    document ??= openApiDocument(table.map((row) => ({ row })));
    return sendJson(context, document);
  });
  // The outer app's notFound answers with text; this one answers with the API's error body.
  api.all('*', (context) => context.json(failureBody(refusalTexts.nowhere), 404));
  return api;
};
