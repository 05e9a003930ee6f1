import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import type { Answer, Endpoint, RequestOutput } from '../core/endpoint';
import { bearerToken } from '../core/request';
import type { RowName, RowNamed, RowNameOf } from '../table';
import { restoreState, saveState } from './saved-state';
import { seed } from './seed';
import type { MockServerState, Person } from './state';

/** What a handler gets: the decoded request and who calls. */
interface MockServerRequest<Row extends Endpoint> extends RequestOutput<Row> {
  /** Returns who is signed in. Throws a 401 on a public row, where nobody is looked up. */
  readonly caller: () => Person;
  readonly headers: Headers;
}

/** Answers a row from the state. */
type MockServerHandler<Row extends Endpoint> = (
  request: MockServerRequest<Row>,
) => Answer<Row> | Promise<Answer<Row>>;

/** A handler for every row of the table, by the row's name: a missing one is a compile error. */
export type Handlers = { readonly [Name in RowName]: MockServerHandler<RowNamed<Name>> };

/** The handlers of a resource's rows. */
export type HandlersOf<Resource extends string> = Pick<Handlers, RowNameOf<Resource>>;

/** The state of the mock server, and what its handlers share. */
export interface MockServer {
  readonly state: MockServerState;
  readonly now: () => Date;
  /** A new unique id. */
  nextId(): string;
  /** Finds whose session the request's token is; `null` without a session. */
  findCaller(headers: Headers): Person | null;
  /** Saves the state to the storage, if there is one. */
  save(): void;
  /** The address of the page where an order is paid by card; `null` without such pages. It leads back to `returnsTo`. */
  paymentPageOf(orderNumber: string, returnsTo: 'result' | 'order'): string | null;
}

/** What a mock server is made with. */
export interface MockServerSettings {
  /** Where the state outlives a page reload; without it every load starts with the demo's. */
  readonly storage?: KeyValueStorage;
  readonly now?: () => Date;
  /** Where orders are paid by card, followed by their number: `/mock-payment/`. Without it none is paid by card. */
  readonly paymentPages?: string;
}

/** Restores the saved state, or starts with the demo's. */
export const createMockServer = ({
  storage,
  now = () => new Date(),
  paymentPages,
}: MockServerSettings): MockServer => {
  const state = (storage && restoreState(storage)) ?? seed();
  return {
    state,
    now,
    nextId: () => {
      state.lastId += 1;
      return String(state.lastId);
    },
    findCaller: (headers) => {
      const session = state.sessions[bearerToken(headers.get('authorization')) ?? ''];
      return state.people.find(({ id }) => id === session?.personId) ?? null;
    },
    save: () => {
      if (storage) saveState(storage, state);
    },
    paymentPageOf: (orderNumber, returnsTo) =>
      paymentPages === undefined ? null : `${paymentPages}${orderNumber}?returns-to=${returnsTo}`,
  };
};
