import type { Role } from '@gifting/domain/account/user';
import type * as z from 'zod/mini';

/** HTTP methods the API uses. */
type Method = 'GET' | 'POST' | 'DELETE';

/** Who may call a row: anyone, anyone signed in, or administrators. */
export type Access = 'public' | 'user' | 'admin';

/** Whether a person of this role may call a row; `undefined` is a visitor. */
export const mayCall = (access: Access, role: Role | undefined): boolean =>
  access === 'public' || (role !== undefined && (access === 'user' || role === access));

/** The encoding of a request body. */
export type Encoding = 'json' | 'multipart';

/** A row of the API table. Client, mocks, server and reference page derive from it. */
export interface Endpoint<
  Params extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Name extends string = string,
> {
  /** `resource.verb`, unique in the table: `orders.create`. */
  readonly name: Name;
  readonly method: Method;
  /** Below the API base, with `{name}` for path parameters: `/v1/order/{orderNumber}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly encoding: Encoding;
  /** The codec between wire and model. */
  readonly response: Response;
  /** The codec of a 409's `details`; a row without one has no 409. */
  readonly conflict: z.ZodMiniType | undefined;
  /** The screen reports this row's failures itself; the error catalogue stays silent. */
  readonly handlesErrors: boolean;
}

/** The declaration of a row. Defaults: no parameters, JSON, the error catalogue reports failures. */
interface EndpointSpec<
  Params extends z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined,
  Response extends z.ZodMiniType,
  Name extends string,
> {
  readonly name: Name;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly encoding?: Encoding;
  readonly response: Response;
  readonly conflict?: z.ZodMiniType;
  readonly handlesErrors?: boolean;
}

/** Makes a row of the API table. The bundler drops a row that no screen calls, with its schemas. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <
  Response extends z.ZodMiniType,
  const Name extends string,
  Params extends z.ZodMiniType | undefined = undefined,
  Query extends z.ZodMiniType | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
>(
  spec: EndpointSpec<Params, Query, Body, Response, Name>,
): Endpoint<Params, Query, Body, Response, Name> => ({
  name: spec.name,
  method: spec.method,
  path: spec.path,
  access: spec.access,
  // A missing part is `undefined`, the default of its type parameter.
  params: spec.params as Params,
  query: spec.query as Query,
  body: spec.body as Body,
  encoding: spec.encoding ?? 'json',
  response: spec.response,
  conflict: spec.conflict,
  handlesErrors: spec.handlesErrors ?? false,
});

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type WithoutUndefined<Parts> = {
  [Key in keyof Parts as Parts[Key] extends undefined ? never : Key]: Parts[Key];
};

/** The input of a call: `params`, `query` and `body`, each only where the row declares it. */
export type RequestInput<Row extends Endpoint> = WithoutUndefined<{
  params: InputOf<Row['params']>;
  query: InputOf<Row['query']>;
  body: InputOf<Row['body']>;
}>;

/** The decoded request a handler receives. */
export interface RequestOutput<Row extends Endpoint> {
  readonly params: OutputOf<Row['params']>;
  readonly query: OutputOf<Row['query']>;
  readonly body: OutputOf<Row['body']>;
}

/** The model of the row's answer. */
export type Answer<Row extends Endpoint> = z.output<Row['response']>;

/** The path in the `:name` form that routers understand. */
export const routePattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
