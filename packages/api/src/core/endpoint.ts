import type * as z from 'zod/mini';

/** HTTP methods the API uses. */
type Method = 'GET' | 'POST' | 'DELETE';

/** Who may call a row: anyone, anyone signed in, or administrators. Checked by the server, in one place. */
export type Access = 'public' | 'user' | 'admin';

/** How a request body travels. */
export type Encoding = 'json' | 'multipart';

/** One call of the product. Client, mocks, server and reference page are derived from it. */
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
  /** A codec: decodes what the wire carries into the model, encodes the model into what the wire carries. */
  readonly response: Response;
  /** What a 409 of this row carries in its `details`; rows without one refuse nothing with a 409. */
  readonly conflict: z.ZodMiniType | undefined;
  /** The screen answers this row's failures with its own message; the error catalogue stays silent. */
  readonly handlesErrors: boolean;
}

/** What a row is declared with; the defaults are: no parameters, JSON, the error catalogue answers. */
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

/** Makes a row of the API table. A row no screen calls is left out of the build, and its schemas with it. */
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
  // A part that is left out is `undefined`, which is what its type parameter defaults to.
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

/** What a caller of the row gives: `params`, `query` and `body`, each only where the row has one. */
export type RequestInput<Row extends Endpoint> = WithoutUndefined<{
  params: InputOf<Row['params']>;
  query: InputOf<Row['query']>;
  body: InputOf<Row['body']>;
}>;

/** What a handler of the row receives, checked and decoded. */
export interface RequestOutput<Row extends Endpoint> {
  readonly params: OutputOf<Row['params']>;
  readonly query: OutputOf<Row['query']>;
  readonly body: OutputOf<Row['body']>;
}

/** What the row answers, as the model. */
export type Answer<Row extends Endpoint> = z.output<Row['response']>;

/** The path in the `:name` form that routers understand. */
export const routePattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
