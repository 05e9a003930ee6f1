import * as z from 'zod/mini';

/** Why a call failed. `malformed`: an answer came that is not what the row promises. */
export type ApiErrorKind = 'status' | 'network' | 'timeout' | 'malformed';

/**
 * The body of a refusal: a message for the person, messages per field where fields are at fault, and, with a 409, what
 * the row says of the conflict.
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
  /** Where the answer is not what the row promises: paths into it. */
  readonly at?: readonly string[];
  readonly details?: unknown;
  readonly cause?: unknown;
}

/**
 * The one error `call()` throws. It carries facts, never a text meant for the screen other than the server's own. Its
 * message is fit for a log: it holds nothing that was sent or answered, so no token, password or address.
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
  /** The session it was sent in is no longer the present one: what it says of a session is out of date. */
  readonly superseded: boolean;
  /** What a 409 says of the conflict, as it travelled: the row's `conflict` schema reads it. */
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
