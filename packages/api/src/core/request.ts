import type { Role } from '@gifting/domain/account/user';
import type * as z from 'zod/mini';
import { decodePart } from './decode';
import { type Encoding, type Endpoint, mayCall, type RequestOutput } from './endpoint';
import { fromFormData } from './multipart';
import { fieldRefusal, Refusal, signedOut } from './refusal';
import { refusalTexts } from './texts';

/** How server and mocks treat a request alike: who may call, how the body is read, what the row's schemas accept. */

/** The token of an Authorization header; `undefined` for a missing or malformed one. */
export const bearerToken = (header: string | null | undefined): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(header ?? '')?.[1];

/**
 * Returns the caller if the row's access allows it; `null` on a public row, where nobody is looked up. Throws a 401
 * without a session and a 403 for the wrong role.
 */
export const admit = async <Caller extends { readonly role: Role }>(
  { access }: Endpoint,
  findCaller: () => Promise<Caller | null> | Caller | null,
): Promise<Caller | null> => {
  if (access === 'public') return null;
  const caller = await findCaller();
  if (!caller) throw signedOut();
  if (!mayCall(access, caller.role)) throw new Refusal(403, refusalTexts.forbidden);
  return caller;
};

/** The deepest nesting allowed in a body, over twice what any row needs. It limits code that recurses over a body. */
const maxDepth = 20;

const isTooDeep = (body: unknown): boolean => {
  let level = [body];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
};

const readWholeForm = async (request: Request): Promise<unknown> => fromFormData(await request.formData());

/**
 * Reads a body in the row's encoding, a form with `readForm`. Throws a 415 for a form that is not sent as one, a 400 if
 * it cannot be read.
 */
export const readBody = async (
  request: Request,
  encoding: Encoding,
  readForm: (request: Request) => Promise<unknown> = readWholeForm,
): Promise<unknown> => {
  const isForm = encoding === 'multipart';
  if (isForm && !/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, refusalTexts.notForm);
  let body: unknown;
  try {
    body = isForm ? await readForm(request) : JSON.parse(await request.text());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, isForm ? refusalTexts.brokenForm : refusalTexts.notJson);
  }
  if (isTooDeep(body)) throw new Refusal(400, refusalTexts.tooDeep);
  return body;
};

const decode = (schema: z.ZodMiniType | undefined, input: unknown): unknown => {
  if (!schema) return undefined;
  const decoded = decodePart(schema, input);
  if (decoded.faults) throw fieldRefusal(decoded.faults);
  return decoded.data;
};

/** Decodes the parts of a request by the row's schemas. Throws a 422 with a message for each invalid field. */
export const decodeRequest = <Row extends Endpoint>(
  row: Row,
  { params, query, body }: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): RequestOutput<Row> =>
  // The row's own schemas decode each part; TypeScript cannot see through the generic.
  ({
    params: decode(row.params, params),
    query: decode(row.query, query),
    body: decode(row.body, body),
  }) as RequestOutput<Row>;
