import axios, { type AxiosResponse, isAxiosError } from 'axios';
import * as z from 'zod/mini';
import type { Answer, Endpoint, RequestInput } from './endpoint';
import { ApiError, errorBody } from './error';

/** Loaded with the first form that is sent: only administrators send any. */
const toForm = async (body: Readonly<Record<string, unknown>>): Promise<FormData> =>
  (await import('./multipart')).toFormData(body);

/** What a client is made with. */
export interface ClientSettings {
  /** Where the API is, without a slash at the end: `/api`, or `https://host/api`. */
  readonly baseUrl: string;
  /** The bearer token of the present session; without one the header is left out. */
  readonly getToken: () => string | null;
  /** Aborts when the page is left. Later responses are dropped, as in a browser. */
  readonly page?: AbortSignal;
  /** How long a request may take, in milliseconds; {@link requestTimeout} unless given. */
  readonly timeout?: number;
  /** Answers requests instead of the network, for pages rendered beside the API. */
  readonly fetch?: typeof fetch;
}

const never = new Promise<never>(() => {});

/** How long a request may take, in milliseconds (CONST-01). */
export const requestTimeout = 30_000;

const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

// axios's error is not the cause: it holds the token and what was typed into the form.
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
interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the API for one app instance: one base address, one session. */
export interface ApiClient {
  /**
   * Calls a row and returns its answer as the model. Throws an {@link ApiError} for a refusal, a missing or late answer,
   * and an answer the row's schema rejects.
   */
  call<Row extends Endpoint>(row: Row, input: RequestInput<Row>, options?: CallOptions): Promise<Answer<Row>>;
}

/** Makes a client. Each app instance has its own, so that rendering for two people never mixes their sessions. */
export const createClient = ({
  baseUrl,
  getToken,
  page,
  timeout = requestTimeout,
  fetch,
}: ClientSettings): ApiClient => {
  const http = axios.create({
    baseURL: baseUrl,
    timeout,
    headers: { Accept: 'application/json' },
    ...(fetch && { adapter: 'fetch', env: { fetch } }),
  });
  return {
    call: async <Row extends Endpoint>(
      row: Row,
      input: RequestInput<Row>,
      { signal, headers }: CallOptions = {},
    ): Promise<Answer<Row>> => {
      const { params, query, body } = asRecord(input);
      const token = getToken();
      let response: AxiosResponse<unknown>;
      try {
        response = await http.request({
          method: row.method,
          url: fillPath(row.path, asRecord(params)),
          params: query,
          data: row.encoding === 'multipart' ? await toForm(asRecord(body)) : body,
          headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
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
    },
  };
};
