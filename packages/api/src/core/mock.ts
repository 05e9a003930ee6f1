import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import type { Answer, Endpoint, RequestOutput } from './endpoint';
import { routePattern } from './endpoint';
import type { ErrorBody } from './error';
import { fromFormData } from './multipart';

/** What a row's mock answers with when a story says nothing more. */
interface Samples<Row extends Endpoint> {
  readonly ok: Answer<Row>;
  /** The answer of a place nothing has been put in; the same as `ok` for rows that have no empty answer. */
  readonly empty?: Answer<Row>;
}

/** One row's mock. Each method returns an MSW handler whose path and answer form come from the row. */
export interface RowMock<Row extends Endpoint> {
  readonly row: Row;
  readonly samples: Samples<Row>;
  /** Answers with the sample, or with the given model. */
  ok(data?: Answer<Row>): HttpHandler;
  empty(): HttpHandler;
  /** Never answers. */
  pending(): HttpHandler;
  /** Refuses with a status, as the server words a refusal: a message, and messages per request field. */
  failure(status: number, message?: string, fields?: ErrorBody['errors']): HttpHandler;
  /** Answers 200 with a body that is not what the row promises. */
  malformed(): HttpHandler;
  /** The request leaves and no answer comes. */
  offline(): HttpHandler;
  /** Answers with what `answer` makes of the checked request; a story's spy goes here. */
  answer(answer: (request: RequestOutput<Row>) => Answer<Row>): HttpHandler;
}

const methods = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

const refusal = (status: number, message: string, errors?: ErrorBody['errors']) =>
  HttpResponse.json({ success: false, ...(message && { message }), ...(errors && { errors }) }, { status });

const readBody = async (row: Endpoint, request: Request): Promise<unknown> =>
  row.encoding === 'multipart' ? fromFormData(await request.formData()) : request.json();

/** The checked request, or `null` when the row's schema refuses it. */
const readRequest = async <Row extends Endpoint>(
  row: Row,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<RequestOutput<Row> | null> => {
  const parts = {
    params: row.params && z.safeParse(row.params, params),
    query: row.query && z.safeParse(row.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: row.body && z.safeParse(row.body, await readBody(row, request)),
  };
  if (Object.values(parts).some((part) => part && !part.success)) return null;
  // Each part was parsed by the row's own schema; TypeScript cannot see through the generic.
  return {
    params: parts.params?.data,
    query: parts.query?.data,
    body: parts.body?.data,
  } as RequestOutput<Row>;
};

/** Makes the mock of a row. */
export const mock = <Row extends Endpoint>(row: Row, samples: Samples<Row>): RowMock<Row> => {
  const handle = methods[row.method];
  const path = `*/api${routePattern(row.path)}`;
  const json = (data: Answer<Row>) =>
    HttpResponse.json(z.encode(row.response, data) as Record<string, unknown>);
  return {
    row,
    samples,
    ok: (data = samples.ok) => handle(path, () => json(data)),
    empty: () => handle(path, () => json(samples.empty ?? samples.ok)),
    pending: () => handle(path, async () => delay('infinite')),
    failure: (status, message = '', fields) => handle(path, () => refusal(status, message, fields)),
    malformed: () => handle(path, () => HttpResponse.html('<!doctype html><title>Not the API</title>')),
    offline: () => handle(path, () => HttpResponse.error()),
    answer: (answer) =>
      handle(path, async ({ request, params }) => {
        const asked = await readRequest(row, request, params);
        return asked ? json(answer(asked)) : refusal(422, 'The request is not what this call takes.');
      }),
  };
};
