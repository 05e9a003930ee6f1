import type { Role } from '@gifting/domain/account/user';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import type { Answer, Endpoint, RequestOutput } from './endpoint';
import { routePattern } from './endpoint';
import type { ErrorBody } from './error';
import { Refusal, refusalBody } from './refusal';
import { admit, decodeRequest, readBody } from './request';

/** The default answers of a row's mock. */
interface Samples<Row extends Endpoint> {
  readonly ok: Answer<Row>;
  /** The answer without entries; `ok` for rows that have none. */
  readonly empty?: Answer<Row>;
}

/** Answers a decoded request, or throws a {@link Refusal}. */
export type MockAnswer<Row extends Endpoint> = (
  request: RequestOutput<Row>,
  headers: Headers,
) => Answer<Row> | Promise<Answer<Row>>;

/** The mock of a row. Each method returns an MSW handler; path and encoding come from the row. */
export interface RowMock<Row extends Endpoint> {
  readonly row: Row;
  readonly samples: Samples<Row>;
  /** Answers with the sample, or with the given model. */
  ok(data?: Answer<Row>): HttpHandler;
  empty(): HttpHandler;
  /** Leaves the answer to the next handler, three seconds later. */
  slow(): HttpHandler;
  /** Never answers. */
  pending(): HttpHandler;
  /** Refuses with a status and the server's error body: a message, and messages per request field. */
  failure(status: number, message?: string, fields?: ErrorBody['errors']): HttpHandler;
  /** Answers 200 with a body the row's schema refuses. */
  malformed(): HttpHandler;
  /** Answers 200 with a truncated sample, as a broken connection does. */
  cutOff(): HttpHandler;
  /** Fails as a network without connection does. */
  offline(): HttpHandler;
  /** Answers with the result of `answer`, for a story's spy. */
  answer(answer: MockAnswer<Row>): HttpHandler;
}

const methods = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

const patternOf = (row: Endpoint): string => `*/api${routePattern(row.path)}`;

const encoded = <Row extends Endpoint>(row: Row, data: Answer<Row>) =>
  HttpResponse.json(z.encode(row.response, data) as Record<string, unknown>);

/**
 * A handler that answers a row as the server would. With `findCaller` it checks access; the row's schemas decode the
 * request and encode the answer.
 */
export const handleRow = <Row extends Endpoint>(
  row: Row,
  answer: MockAnswer<Row>,
  findCaller?: (headers: Headers) => { readonly role: Role } | null,
): HttpHandler =>
  methods[row.method](patternOf(row), async ({ request, params }) => {
    const { headers } = request;
    try {
      if (findCaller) await admit(row, () => findCaller(headers));
      const decoded = decodeRequest(row, {
        params,
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: row.body && (await readBody(request, row.encoding)),
      });
      return encoded(row, await answer(decoded, headers));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return HttpResponse.json(refusalBody(error), { status: error.status, headers: error.headers });
    }
  });

/** Makes the mock of a row. */
export const mock = <Row extends Endpoint>(row: Row, samples: Samples<Row>): RowMock<Row> => {
  const handle = methods[row.method];
  const path = patternOf(row);
  return {
    row,
    samples,
    ok: (data = samples.ok) => handle(path, () => encoded(row, data)),
    empty: () => handle(path, () => encoded(row, samples.empty ?? samples.ok)),
    slow: () =>
      handle(path, async () => {
        await delay(3000);
      }),
    pending: () => handle(path, async () => delay('infinite')),
    failure: (status, message, errors) =>
      handle(path, () =>
        HttpResponse.json(
          { success: false, ...(message && { message }), ...(errors && { errors }) },
          { status },
        ),
      ),
    malformed: () => handle(path, () => HttpResponse.html('<!doctype html><title>Not the API</title>')),
    cutOff: () =>
      handle(path, () => {
        const whole = JSON.stringify(z.encode(row.response, samples.ok));
        return new HttpResponse(whole.slice(0, -1), { headers: { 'Content-Type': 'application/json' } });
      }),
    offline: () => handle(path, () => HttpResponse.error()),
    answer: (answer) => handleRow(row, answer),
  };
};
