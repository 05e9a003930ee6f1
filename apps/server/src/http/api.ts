import { routePattern } from '@gifting/api/core/endpoint';
import { openApiDocument } from '@gifting/api/core/openapi';
import { Refusal, refusalBody } from '@gifting/api/core/refusal';
import { admit, bearerToken, readBody } from '@gifting/api/core/request';
import { refusalTexts } from '@gifting/api/core/texts';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { Caller } from '../account/caller';
import { isUnavailable } from '../database/unavailable';
import { limitBody, maxBodySize } from './body-limit';
import { isCatalogueRow } from './catalogue-answers';
import { createFormFiles } from './form-files';
import { readForm } from './read-form';
import { retryAfter } from './retry-after';
import type { Route } from './route';
import { sendJson, sendText } from './send-json';

/** What a caller may read of a fault of ours. */
export const serverFailure = 'Something went wrong on the server. Please try again.';

interface ApiSettings {
  readonly routes: readonly Route[];
  /** Returns whom a bearer token belongs to; `null` for an unknown or expired one. */
  readonly findCaller: (token: string) => Promise<Caller | null>;
  readonly clientAddress: (context: Context) => string;
  /** Returns the kept answer to a request of a catalogue row, or makes it. */
  readonly catalogueAnswer: (request: string, answer: () => Promise<string>) => Promise<string>;
  /** Receives the error behind a 500 or 503, which no caller may read. */
  readonly onError: (where: string, error: unknown) => void;
}

/** Creates the API: every route below one base path. */
export const createApi = ({
  routes,
  findCaller,
  clientAddress,
  catalogueAnswer,
  onError,
}: ApiSettings): Hono => {
  const api = new Hono();

  api.onError((error, context) => {
    const where = `${context.req.method} ${context.req.routePath}`;
    if (error instanceof Refusal) {
      if (error.cause !== undefined) onError(where, error.cause);
      return sendJson(context, refusalBody(error), error.status, error.headers);
    }
    if (error instanceof HTTPException)
      return sendJson(context, refusalBody({ message: error.message }), error.status);
    onError(where, error);
    return isUnavailable(error)
      ? sendJson(context, refusalBody({ message: refusalTexts.busy }), 503, { 'Retry-After': retryAfter })
      : sendJson(context, refusalBody({ message: serverFailure }), 500);
  });
  api.use(compress());

  for (const { row, handle } of routes) {
    const maxSize = maxBodySize(row);
    const limit = limitBody(row, maxSize);
    const isKept = isCatalogueRow(row.name);
    api.on(row.method, routePattern(row.path), async (context) => {
      const caller = await admit(row, () => {
        const token = bearerToken(context.req.header('authorization'));
        return token === undefined ? null : findCaller(token);
      });
      // After the access check: a stranger cannot make the server hold a large body.
      if (row.body) await limit(context);
      const answerTo = (body: unknown) =>
        handle({
          params: context.req.param(),
          query: context.req.query(),
          body,
          caller,
          header: (name) => context.req.header(name),
          setHeader: (name, value) => context.header(name, value, { append: true }),
          clientAddress: () => clientAddress(context),
        });
      if (isKept) {
        const request = JSON.stringify([context.req.path, context.req.query()]);
        const answer = async () => JSON.stringify(await answerTo(undefined));
        return sendText(context, await catalogueAnswer(request, answer));
      }
      if (!row.body) return sendJson(context, await answerTo(undefined));
      const files = createFormFiles();
      try {
        const formOf = (request: Request) => readForm(request, maxSize, files);
        return sendJson(context, await answerTo(await readBody(context.req.raw, row.encoding, formOf)));
      } finally {
        await files.remove();
      }
    });
  }
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', (context) => {
    document ??= openApiDocument(routes);
    return sendJson(context, document);
  });
  // The outer app's notFound answers with text; this one answers with the API's error body.
  api.all('*', (context) => sendJson(context, refusalBody({ message: refusalTexts.nowhere }), 404));
  return api;
};
