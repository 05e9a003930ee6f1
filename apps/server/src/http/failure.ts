import { type FieldMessages, summaryOf } from '@gifting/api/core/decode';
import type { ErrorBody } from '@gifting/api/core/error';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface FailureDetails {
  readonly fields?: FieldMessages;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a 409 says of the conflict, encoded by the row's `conflict` schema. */
  readonly details?: unknown;
}

/** A refusal with a reason the caller may read. Thrown anywhere below a route; answered as the API's error body. */
export class Failure extends Error {
  readonly status: ContentfulStatusCode;
  readonly fields: FieldMessages;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: unknown;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { fields = {}, headers = {}, details }: FailureDetails = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.fields = fields;
    this.headers = headers;
    this.details = details;
  }
}

/** A 422 that says which fields are at fault. */
export const fieldFailure = (fields: FieldMessages): Failure =>
  new Failure(422, summaryOf(fields), { fields });

/** Throws a 422 when any field is at fault. */
export const refuseFaults = (faults: FieldMessages): void => {
  if (Object.keys(faults).length > 0) throw fieldFailure(faults);
};

/** What was looked for. Throws a 404 with the message when it is not there. */
export const found = <Thing>(thing: Thing | null | undefined, message: string): Thing => {
  if (thing === null || thing === undefined) throw new Failure(404, message);
  return thing;
};

/** The body of a refusal. */
export const failureBody = (message: string, fields: FieldMessages = {}, details?: unknown): ErrorBody => ({
  success: false,
  message,
  errors: Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, [...messages]])),
  ...(details !== undefined && { details }),
});
