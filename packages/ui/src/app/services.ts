import { configureClient } from '@gifting/api/core/client';
import { createQueryClient, type ReportedError } from '@gifting/api/core/query-client';
import { watchBelongings } from '@gifting/domain/account/belongings';
import { createSessionStore, type SessionStore } from '@gifting/domain/account/session';
import type { KeyValueStorage } from '@gifting/domain/storage/storage';
import { noOtherTabs, type OtherTabs } from '@gifting/domain/storage/tabs';
import type { QueryClient } from '@tanstack/react-query';
import { type Belongings, createBelongings } from './belongings';
import { createDeparture, type Departure } from './departure';
import { type ErrorPolicy, presetErrorPolicy } from './error-catalogue';

/** What the screens run on: the session, the person's belongings, the cache, and the failures nobody answered yet. */
export interface Services {
  readonly session: SessionStore;
  readonly belongings: Belongings;
  readonly queryClient: QueryClient;
  /** Storage that lives as long as the tab; unsent forms are kept in it. */
  readonly tabStorage: KeyValueStorage;
  /** Whether the person is signing out, which suspends the guards until the page is loaded anew. */
  readonly departure: Departure;
  /** Where the person is in the app. */
  readonly place: Place;
  /** How failed calls are told. */
  readonly errorPolicy: ErrorPolicy;
  /** Follows each failure once; returns the way to stop. */
  onFailure(listener: (reported: ReportedError) => void): () => void;
  /** The page itself: loading it anew, and opening what is not a screen of the app. */
  readonly page: Page;
  /** The origin visitors reach the site at, without a slash at the end: `https://gifts.example`. */
  readonly siteUrl: string;
}

/** Where a person is in the app. */
export interface Place {
  /** The path of the screen shown last, whichever layout is around it; `null` until there has been one. */
  path: string | null;
  /** They have set out for another screen, which is still being fetched. */
  leaving: boolean;
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
  /** The other tabs of the browser; none unless given. */
  readonly tabs?: OtherTabs;
  /** The API base, without a slash at the end. */
  readonly apiBase: string;
  /** The origin visitors reach the site at, without a slash at the end; unless given, addresses are told without one. */
  readonly siteUrl?: string;
  readonly page: Page;
  /** Aborts when the page is left (stories). */
  readonly pageLife?: AbortSignal;
  /** Told of each failed call in a line that holds nothing anyone typed, no token and no address (ERR-11). */
  readonly log?: (line: string) => void;
  /** How long a request may take, in milliseconds, where it is not as written (stories, tests). */
  readonly timeout?: number;
  /** `false` shows a failed read at once instead of trying again (stories, tests). */
  readonly retries?: boolean;
  /** What differs from the preset way of telling of failed calls. */
  readonly errorPolicy?: Partial<ErrorPolicy>;
}

/** Wires the services together. Made once by the app, and afresh for each story. */
export const createServices = ({
  persistent,
  tab,
  tabs = noOtherTabs,
  apiBase,
  siteUrl = '',
  page,
  pageLife,
  log = () => undefined,
  timeout,
  retries = true,
  errorPolicy,
}: ServicesSettings): Services => {
  const listeners = new Set<(reported: ReportedError) => void>();
  const session = createSessionStore({ persistent, tab, tabs });
  configureClient({
    baseUrl: apiBase,
    getToken: () => session.getSnapshot()?.token ?? null,
    ...(pageLife && { page: pageLife }),
    ...(timeout !== undefined && { timeout }),
  });
  const queryClient = createQueryClient({
    retries,
    onError: (reported) => {
      log(reported.error.message);
      for (const listener of listeners) listener(reported);
    },
  });
  const belongings = createBelongings(tab);
  const departure = createDeparture();
  watchBelongings({
    session,
    tab,
    forget: belongings.forget,
    onStranger: (by) => {
      if (by === 'this tab') queryClient.clear();
      else {
        // Open screens still hold what they have read and what was typed into them.
        departure.begin();
        page.reload();
      }
    },
  });
  return {
    session,
    belongings,
    queryClient,
    tabStorage: tab,
    departure,
    place: { path: null, leaving: false },
    errorPolicy: { ...presetErrorPolicy, ...errorPolicy },
    page,
    siteUrl,
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
