import type { KeyValueStorage } from '@gifting/domain/storage/storage';
import type { HttpHandler } from 'msw';
import type { Answer, Endpoint, RequestOutput } from '../core/endpoint';
import { handleRow, MockRefusal } from '../core/mock';
import { refusalTexts } from '../core/texts';
import { keep, restore } from './kept';
import { seed } from './seed';
import type { MockServerState, Person } from './state';

/** What a handler of the mock server works with: the row's parts, decoded, and who asks. */
interface MockServerRequest<Row extends Endpoint> extends RequestOutput<Row> {
  /** Who is signed in. Throws a 401 on a public row, where nobody has been asked. */
  readonly caller: () => Person;
  readonly headers: Headers;
}

/** The state of the mock server, and the way to answer a row from it. */
export interface MockServer {
  readonly state: MockServerState;
  readonly now: () => Date;
  /** An id nothing has. */
  nextId(): string;
  /** Answers a row; access is checked here and nowhere else. */
  on<Row extends Endpoint>(
    row: Row,
    answer: (request: MockServerRequest<Row>) => Answer<Row> | Promise<Answer<Row>>,
  ): HttpHandler;
}

/** What a mock API is made with. */
export interface MockServerSettings {
  /** Where the state outlives a reload of the page; without it every load begins with the demo's. */
  readonly storage?: KeyValueStorage;
  readonly now?: () => Date;
}

/** The token of an Authorization header; '' when there is none. */
export const tokenOf = (headers: Headers): string =>
  headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';

/** Takes up the kept state, or begins with the demo's. */
export const createMockServer = async ({
  storage,
  now = () => new Date(),
}: MockServerSettings): Promise<MockServer> => {
  const state = (storage && restore(storage)) ?? (await seed());

  const callerOf = (headers: Headers): Person | undefined => {
    const id = state.sessions[tokenOf(headers)];
    return id === undefined ? undefined : state.people.find((person) => person.id === id);
  };

  const signedIn = (headers: Headers): Person => {
    const caller = callerOf(headers);
    if (!caller) throw new MockRefusal(401, refusalTexts.signedOut);
    return caller;
  };

  const admit = ({ access }: Endpoint, headers: Headers): void => {
    if (access === 'public') return;
    const { role } = signedIn(headers);
    if (access === 'admin' && role !== 'admin') throw new MockRefusal(403, refusalTexts.forbidden);
  };

  return {
    state,
    now,
    nextId: () => {
      state.lastId += 1;
      return String(state.lastId);
    },
    on: (row, answer) =>
      handleRow(
        row,
        async (request, headers) => {
          const answered = await answer({ ...request, headers, caller: () => signedIn(headers) });
          if (storage && row.method !== 'GET') keep(storage, state);
          return answered;
        },
        admit,
      ),
  };
};
