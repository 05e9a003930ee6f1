import { configureClient } from '@gifting/api/core/client';
import { createQueryClient, type ReportedError } from '@gifting/api/core/query-client';
import { createSessionStore, type SessionStore } from '@gifting/domain/account/session';
import { type Attempts, createAttempts } from '@gifting/domain/orders/attempt';
import { createDraftStore, type DraftStore } from '@gifting/domain/orders/draft-store';
import type { KeyValueStorage } from '@gifting/domain/storage/storage';
import type { QueryClient } from '@tanstack/react-query';
import { createDeparture, type Departure } from './departure';
import { type ErrorPolicy, presetErrorPolicy } from './error-catalogue';

/** What the screens run on: the session, the order draft, the cache, and the failures nobody answered yet. */
export interface Services {
  readonly session: SessionStore;
  readonly draft: DraftStore;
  readonly attempts: Attempts;
  readonly queryClient: QueryClient;
  /** Storage that lives as long as the tab; unsent forms are kept in it. */
  readonly tabStorage: KeyValueStorage;
  /** Whether the person is signing out, which suspends the guards until the page is loaded anew. */
  readonly departure: Departure;
  /** How failed calls are told. */
  readonly errorPolicy: ErrorPolicy;
  /** Follows each failure once; returns the way to stop. */
  onFailure(listener: (reported: ReportedError) => void): () => void;
  /** The page itself: loading it anew, and opening what is not a screen of the app. */
  readonly page: Page;
}

/** What the specification asks of the browser's page, given in so that stories can show it without leaving. */
export interface Page {
  /** Loads the page anew, at another address of the app when one is given. */
  reload(address?: string): void;
  /** Opens a link that came with an answer: an invoice in a new tab, a payment page in this one (D-10). */
  open(link: string, where: 'new tab' | 'this tab'): void;
}

/** What the services are made of. */
export interface ServicesSettings {
  /** Outlives the browser: sessions with Remember me. */
  readonly persistent: KeyValueStorage;
  /** Lives as long as the tab: other sessions, the order draft, unsent forms. */
  readonly tab: KeyValueStorage;
  /** The API base, without a slash at the end. */
  readonly apiBase: string;
  readonly page: Page;
  /** Aborts when the page is left (stories). */
  readonly pageLife?: AbortSignal;
  /** `false` shows a failed read at once instead of trying again (stories, tests). */
  readonly retries?: boolean;
  /** What differs from the preset way of telling of failed calls. */
  readonly errorPolicy?: Partial<ErrorPolicy>;
}

/** Wires the services together. Made once by the app, and afresh for each story. */
export const createServices = ({
  persistent,
  tab,
  apiBase,
  page,
  pageLife,
  retries = true,
  errorPolicy,
}: ServicesSettings): Services => {
  const listeners = new Set<(reported: ReportedError) => void>();
  const session = createSessionStore({ persistent, tab });
  configureClient({
    baseUrl: apiBase,
    getToken: () => session.getSnapshot()?.token ?? null,
    ...(pageLife && { page: pageLife }),
  });
  const queryClient = createQueryClient({
    retries,
    onError: (reported) => {
      for (const listener of listeners) listener(reported);
    },
  });
  return {
    session,
    draft: createDraftStore(tab),
    attempts: createAttempts(tab),
    queryClient,
    tabStorage: tab,
    departure: createDeparture(),
    errorPolicy: { ...presetErrorPolicy, ...errorPolicy },
    page,
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
