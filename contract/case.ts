import type { Endpoint, RequestInput } from '@gifting/api/core/endpoint';
import type { RowName, RowNamed, RowNameOf } from '@gifting/api/table';
import type { TestApi } from './test-api';

type Awaitable<Value> = Value | Promise<Value>;

/** What a call changes, observed through a later read. It must be the same on every provider. */
interface Effect<Called extends Endpoint> {
  /** Reads what the call with `input`, made in the session `token`, has changed. */
  readonly observe: (api: TestApi, input: RequestInput<Called>, token: string | null) => Promise<unknown>;
  readonly expected: unknown;
}

/** A valid call and its effect. */
interface Variant<Called extends Endpoint> {
  /** Makes the input of a new call, after creating what it depends on. */
  readonly validInput: (api: TestApi) => Awaitable<RequestInput<Called>>;
  readonly effect: Effect<Called>;
}

/** An invalid request: `validInput` with these fields changed; an `undefined` one is left out. */
interface InvalidField {
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The field the 422 names. */
  readonly field: string;
}

/** How to call a row, what the call does and what the row refuses. */
export interface Case<Called extends Endpoint> extends Pick<Variant<Called>, 'validInput'> {
  readonly effect?: Effect<Called>;
  /** Makes the session of the call; by default one of the row's access. */
  readonly session?: (api: TestApi) => Promise<string>;
  /** The status of a row that refuses every call. */
  readonly refusedWith?: number;
  /** Inputs with the same answer as `validInput`, such as a slug for an id. */
  readonly equivalentInputs?: (api: TestApi) => Awaitable<readonly RequestInput<Called>[]>;
  /** Further calls with effects of their own, by what they show. */
  readonly variants?: Readonly<Record<string, Variant<Called>>>;
  /** A call whose answer has no entries. */
  readonly empty?: {
    readonly request: (
      api: TestApi,
    ) => Awaitable<{ readonly input: RequestInput<Called>; readonly token?: string }>;
    readonly expected: unknown;
  };
  /** Inputs whose target does not exist: 404. */
  readonly unknownTargets?: (api: TestApi) => Awaitable<readonly RequestInput<Called>[]>;
  /** Inputs with an invalid field: 422. */
  readonly invalidFields?: readonly InvalidField[];
  /** Other refusals, by their reason. */
  readonly otherRefusals?: Readonly<
    Record<string, { readonly body: Readonly<Record<string, unknown>>; readonly status: number }>
  >;
  /** Reads what a refused call must not change. */
  readonly unchanged?: (api: TestApi) => Promise<unknown>;
}

/** A case for every row of the table, by the row's name: a missing one is a compile error. */
export type Cases = { readonly [Name in RowName]: Case<RowNamed<Name>> };

/** The cases of a resource's rows. */
export type CasesOf<Resource extends string> = Pick<Cases, RowNameOf<Resource>>;
