import { isOutdated } from '@gifting/domain/forms/version';
import * as z from 'zod/mini';
import { type FieldMessages, summaryOf } from './decode';
import type { ErrorBody } from './error';
import { refusalTexts } from './texts';

/** The HTTP statuses the API refuses with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502 | 503;

interface RefusalDetails {
  readonly fields?: FieldMessages;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a 409 says of the conflict, encoded by the row's `conflict` schema. */
  readonly details?: unknown;
  /** What went wrong on the server, for its log only. */
  readonly cause?: unknown;
}

/** A refusal with a reason the caller may read. Server and mocks throw it and answer with {@link refusalBody}. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly fields: FieldMessages;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: unknown;

  constructor(
    status: RefusalStatus,
    message: string,
    { fields = {}, headers = {}, details, cause }: RefusalDetails = {},
  ) {
    super(message, { cause });
    this.name = 'Refusal';
    this.status = status;
    this.fields = fields;
    this.headers = headers;
    this.details = details;
  }
}

/** The 401 of a call that needs a session and has none. */
export const signedOut = (): Refusal => new Refusal(401, refusalTexts.signedOut);

/** A 422 with a message for each invalid field. */
export const fieldRefusal = (fields: FieldMessages): Refusal =>
  new Refusal(422, summaryOf(fields), { fields });

/** Throws a 422 if any field is invalid. */
export const refuseFaults = (faults: FieldMessages): void => {
  if (Object.keys(faults).length > 0) throw fieldRefusal(faults);
};

/**
 * Throws a 409 if an update is based on an older version than the present record's. Its details are that record, encoded
 * by the row's `conflict` schema.
 */
export const refuseOutdated = <Schema extends z.ZodMiniType<{ readonly version: string | null }>>(
  schema: Schema,
  base: string | null,
  present: z.output<Schema>,
): void => {
  if (isOutdated(base, present.version))
    throw new Refusal(409, refusalTexts.changedMeanwhile, { details: z.encode(schema, present) });
};

/** Returns what was looked up. Throws a 404 with the message if it does not exist. */
export const found = <Thing>(thing: Thing | null | undefined, message: string): Thing => {
  if (thing === null || thing === undefined) throw new Refusal(404, message);
  return thing;
};

/** The response body of a refusal. */
export const refusalBody = ({
  message,
  fields = {},
  details,
}: Pick<Refusal, 'message'> & Partial<Pick<Refusal, 'fields' | 'details'>>): ErrorBody => ({
  success: false,
  message,
  errors: Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, [...messages]])),
  ...(details !== undefined && { details }),
});
