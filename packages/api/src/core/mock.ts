import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod/mini';
import { decodePart, type FieldMessages, summaryOf } from './decode';
import type { Answer, Endpoint, RequestOutput } from './endpoint';
import { routePattern } from './endpoint';
import type { ErrorBody } from './error';
import { fromFormData } from './multipart';
import { refusalTexts } from './texts';

/** What a row's mock answers with when a story says nothing more. */
interface Samples<Row extends Endpoint> {
  readonly ok: Answer<Row>;
  /** The answer of a place nothing has been put in; the same as `ok` for rows that have no empty answer. */
  readonly empty?: Answer<Row>;
}

/** What a mock makes of a checked request. It refuses by throwing a {@link MockRefusal}. */
export type MockAnswer<Row extends Endpoint> = (
  request: RequestOutput<Row>,
  headers: Headers,
) => Answer<Row> | Promise<Answer<Row>>;

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
  /** Answers 200 with the sample as far as it came before the connection broke off. */
  cutOff(): HttpHandler;
  /** The request leaves and no answer comes. */
  offline(): HttpHandler;
  /** Answers with what `answer` makes of the checked request; a story's spy goes here. */
  answer(answer: MockAnswer<Row>): HttpHandler;
}

/** A refusal with a reason the caller may read, thrown while a mock makes its answer. */
export class MockRefusal extends Error {
  readonly status: number;
  readonly fields: FieldMessages;
  readonly details: unknown;

  constructor(status: number, message: string, fields: FieldMessages = {}, details?: unknown) {
    super(message);
    this.name = 'MockRefusal';
    this.status = status;
    this.fields = fields;
    this.details = details;
  }
}

/** A 422 that says which fields are at fault. */
export const fieldRefusal = (faults: FieldMessages): MockRefusal =>
  new MockRefusal(422, summaryOf(faults), faults);

/** Throws a 422 when any field is at fault. */
export const refuseFaults = (faults: FieldMessages): void => {
  if (Object.keys(faults).length > 0) throw fieldRefusal(faults);
};

const methods = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

const patternOf = (row: Endpoint): string => `*/api${routePattern(row.path)}`;

const refusal = (status: number, message: string, errors?: FieldMessages, details?: unknown) =>
  HttpResponse.json(
    {
      success: false,
      ...(message && { message }),
      ...(errors && { errors }),
      ...(details !== undefined && { details }),
    },
    { status },
  );

const encoded = <Row extends Endpoint>(row: Row, data: Answer<Row>) =>
  HttpResponse.json(z.encode(row.response, data) as Record<string, unknown>);

const readBody = async (row: Endpoint, request: Request): Promise<unknown> => {
  const form = row.encoding === 'multipart';
  try {
    return form ? fromFormData(await request.formData()) : await request.json();
  } catch {
    throw new MockRefusal(400, form ? refusalTexts.brokenForm : refusalTexts.notJson);
  }
};

const decode = (schema: z.ZodMiniType | undefined, input: unknown): unknown => {
  if (!schema) return undefined;
  const decoded = decodePart(schema, input);
  if (decoded.faults) throw fieldRefusal(decoded.faults);
  return decoded.data;
};

const readRequest = async <Row extends Endpoint>(
  row: Row,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<RequestOutput<Row>> => {
  const body = row.body && (await readBody(row, request));
  // Each part is made by the row's own schema; TypeScript cannot see through the generic.
  return {
    params: decode(row.params, params),
    query: decode(row.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: decode(row.body, body),
  } as RequestOutput<Row>;
};

/**
 * A handler that answers a row as the server would: the caller is let in or refused by `admit`, the request checked by
 * the row's schemas, the answer encoded by the row's.
 */
export const handleRow = <Row extends Endpoint>(
  row: Row,
  answer: MockAnswer<Row>,
  admit: (row: Endpoint, headers: Headers) => void = () => undefined,
): HttpHandler =>
  methods[row.method](patternOf(row), async ({ request, params }) => {
    try {
      admit(row, request.headers);
      return encoded(row, await answer(await readRequest(row, request, params), request.headers));
    } catch (error) {
      if (error instanceof MockRefusal)
        return refusal(error.status, error.message, error.fields, error.details);
      throw error;
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
    pending: () => handle(path, async () => delay('infinite')),
    failure: (status, message = '', fields) => handle(path, () => refusal(status, message, fields)),
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
