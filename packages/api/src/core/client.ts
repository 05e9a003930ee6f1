import axios, { type AxiosResponse, isAxiosError } from 'axios';
import * as z from 'zod/mini';
import type { Answer, Endpoint, RequestInput } from './endpoint';
import { ApiError, errorBody } from './error';
import { toFormData } from './multipart';

/** What the client needs to know of its surroundings. */
export interface ClientSettings {
  /** Where the API is, without a slash at the end: `/api`, or `https://host/api`. */
  readonly baseUrl: string;
  /** The bearer token of the present session; the header is left out when there is none. */
  readonly getToken: () => string | null;
  /**
   * Aborts when the page is left. Answers that come later reach nobody, as in a browser; a story's page is left
   * without the browser knowing.
   */
  readonly page?: AbortSignal;
  /** How long a request may take, in milliseconds; {@link requestTimeout} unless given (stories, tests). */
  readonly timeout?: number;
}

const never = new Promise<never>(() => {});

/** How long a request may take, in milliseconds (CONST-01). */
export const requestTimeout = 30_000;

let settings: ClientSettings = { baseUrl: '/api', getToken: () => null };

/** Points the client at an API and a session. Called once by the app, and before each story. */
export const configureClient = (next: ClientSettings): void => {
  settings = next;
};

const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

// axios's own error is not passed on as the cause: it holds the token and whatever was typed into the form.
const toApiError = (row: string, error: unknown, superseded: boolean): ApiError => {
  if (!isAxiosError(error)) return new ApiError({ kind: 'malformed', row, cause: error });
  if (error.response) {
    const body = errorBody.safeParse(error.response.data);
    return new ApiError({
      kind: 'status',
      row,
      status: error.response.status,
      superseded,
      ...(body.success && {
        serverMessage: body.data.message,
        fields: body.data.errors,
        details: body.data.details,
      }),
    });
  }
  const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new ApiError({ kind: timedOut ? 'timeout' : 'network', row });
};

/** Settings of a single call that are no part of the row. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Calls a row and returns its answer as the model. Throws an {@link ApiError} for a refusal, a missing or late answer,
 * and for an answer the row's schema refuses. It shows nothing and navigates nowhere.
 */
export const call = async <Row extends Endpoint>(
  row: Row,
  input: RequestInput<Row>,
  { signal, headers }: CallOptions = {},
): Promise<Answer<Row>> => {
  const { params, query, body } = asRecord(input);
  const { baseUrl, getToken, page, timeout = requestTimeout } = settings;
  const token = getToken();
  let response: AxiosResponse<unknown>;
  try {
    response = await axios.request({
      method: row.method,
      url: baseUrl + fillPath(row.path, asRecord(params)),
      params: query,
      data: row.encoding === 'multipart' ? toFormData(asRecord(body)) : body,
      timeout,
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
      ...(signal && { signal }),
    });
  } catch (error) {
    if (page?.aborted) return never;
    throw toApiError(row.name, error, token !== getToken());
  }
  if (page?.aborted) return never;
  const parsed = z.safeParse(row.response, response.data);
  // The row's own schema made it; TypeScript cannot see through the generic.
  if (parsed.success) return parsed.data as Answer<Row>;
  throw new ApiError({
    kind: 'malformed',
    row: row.name,
    status: response.status,
    at: parsed.error.issues.map(({ path }) => path.map(String).join('.')),
  });
};
