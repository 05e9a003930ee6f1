import type { ErrorBody } from '@gifting/api/core/error';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Messages per field of the request, the field named by its path: `billing_address.post_town`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface FailureDetails {
  readonly fields?: FieldMessages;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal with a reason the caller may read. Thrown anywhere below a route; answered as the API's error body. */
export class Failure extends Error {
  readonly status: ContentfulStatusCode;
  readonly fields: FieldMessages;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { fields = {}, headers = {} }: FailureDetails = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}

/** A 422 that says which fields are at fault. The message is that of the first field, with a count of the others. */
export const fieldFailure = (fields: FieldMessages): Failure => {
  const [first = 'The request cannot be accepted', ...others] = Object.values(fields).map(
    (messages) => messages[0],
  );
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return new Failure(422, `${first}${more}`, { fields });
};

/** The body of a refusal. */
export const failureBody = (message: string, fields: FieldMessages = {}): ErrorBody => ({
  success: false,
  message,
  errors: Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, [...messages]])),
});
