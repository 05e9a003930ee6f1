import * as z from 'zod/mini';

/** Why a call failed. `malformed`: the row's schema refuses the answer. */
export type ApiErrorKind = 'status' | 'network' | 'timeout' | 'malformed';

/**
 * The body of a refusal: a message for the person, messages per invalid field, and with a 409 the details of the
 * conflict.
 */
export const errorBody = z.object({
  success: z._default(z.literal(false), false),
  message: z._default(z.string(), ''),
  errors: z._default(z.catchall(z.object({}), z.array(z.string())), {}),
  details: z.optional(z.unknown()),
});
export type ErrorBody = z.output<typeof errorBody>;

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly row: string;
  readonly status?: number;
  readonly serverMessage?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly superseded?: boolean;
  /** Paths into a malformed answer where the schema refuses it. */
  readonly at?: readonly string[];
  readonly details?: unknown;
  readonly cause?: unknown;
}

/**
 * The only error a call throws. Only `serverMessage` is meant for display. `message` is for logs: it contains nothing
 * that was sent or answered.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The name of the row that failed. */
  readonly row: string;
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** The `message` of the answer, or ''. */
  readonly serverMessage: string;
  /** Messages per request field, from a 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The session changed since the request was sent, so a 401 says nothing about the present one. */
  readonly superseded: boolean;
  /** The wire details of a 409; the row's `conflict` schema decodes them. */
  readonly details: unknown;

  constructor({
    kind,
    row,
    status,
    serverMessage = '',
    fields = {},
    superseded = false,
    details,
    at = [],
    cause,
  }: ApiErrorDetails) {
    const where = at.filter(Boolean).join(', ');
    super(`${row} failed: ${kind === 'status' ? status : kind}${where && ` at ${where}`}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.row = row;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.superseded = superseded;
    this.details = details;
  }
}
