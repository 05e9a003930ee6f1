import type { Endpoint, RequestInput } from '@gifting/api/core/endpoint';
import type { RowName, RowNamed, RowNameOf } from '@gifting/api/table';
import type { TestApi } from './test-api';

type Awaitable<Value> = Value | Promise<Value>;

/** What the next read shows once a call was answered: the same on every host. */
interface Effect<Called extends Endpoint> {
  /** Looks at what the call with `input`, made in the session `token`, has left behind. */
  readonly see: (api: TestApi, input: RequestInput<Called>, token: string | null) => Promise<unknown>;
  readonly shows: unknown;
}

/** A call that is answered, and what it does. */
interface Variant<Called extends Endpoint> {
  /** The call. What it needs is added first; each time it is asked for it is a new call. */
  readonly ok: (api: TestApi) => Awaitable<RequestInput<Called>>;
  readonly effect: Effect<Called>;
}

/** A bad request: `ok` with these fields changed. One that is `undefined` is left out. */
interface Refused {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The field the refusal names. */
  readonly field: string;
}

/** How a row is called so that it answers, what it does, and what it refuses. */
export interface Case<Called extends Endpoint> extends Pick<Variant<Called>, 'ok'> {
  readonly effect?: Effect<Called>;
  /** Whose session the call is made in, where it is not just anybody's whom the row is for. */
  readonly session?: (api: TestApi) => Promise<string>;
  /** For a row that refuses every call: with this status. */
  readonly refuses?: number;
  /** Calls that are answered as `ok` is: by slug instead of id. */
  readonly alike?: (api: TestApi) => Awaitable<readonly RequestInput<Called>[]>;
  /** Further things the same call does. */
  readonly variants?: Readonly<Record<string, Variant<Called>>>;
  /** A place nothing has been put in, and what is answered there. */
  readonly empty?: {
    readonly ask: (
      api: TestApi,
    ) => Awaitable<{ readonly input: RequestInput<Called>; readonly token?: string }>;
    readonly shows: unknown;
  };
  /** Calls for what is not there: 404. */
  readonly unknown?: (api: TestApi) => Awaitable<readonly RequestInput<Called>[]>;
  /** 422, with a message at the field. */
  readonly refused?: readonly Refused[];
  /** Other refusals, by what is wrong. */
  readonly otherwise?: Readonly<
    Record<string, { readonly body: Readonly<Record<string, unknown>>; readonly status: number }>
  >;
  /** What no refused call may change. */
  readonly watch?: (api: TestApi) => Promise<unknown>;
}

/** A case for every row of the table, by the row's name: a missing one is a compile error. */
export type Cases = { readonly [Name in RowName]: Case<RowNamed<Name>> };

/** The cases of a resource's rows. */
export type CasesOf<Resource extends string> = Pick<Cases, RowNameOf<Resource>>;
