import { createClient } from '@gifting/api/core/client';
import { createQueryClient, type ReportedError } from '@gifting/api/core/query-client';
import { createSessionStore, type SessionStore } from '@gifting/client-state/account/session';
import { watchUserData } from '@gifting/client-state/account/user-data';
import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { noOtherTabs, type OtherTabs } from '@gifting/client-state/storage/tabs';
import type { QueryClient } from '@tanstack/react-query';
import { type ErrorPolicy, presetErrorPolicy } from './error-catalogue';
import { createSigningOut, type SigningOut } from './signing-out';
import { createUserData, type UserData } from './user-data';

/** What the screens run on: the session, the person's userData, the cache, and the failures nobody answered yet. */
export interface Services {
  readonly session: SessionStore;
  readonly userData: UserData;
  readonly queryClient: QueryClient;
  /** Storage that lives as long as the tab; unsent forms are kept in it. */
  readonly tabStorage: KeyValueStorage;
  /** Whether the person is signing out, which suspends the guards until the page is loaded anew. */
  readonly signingOut: SigningOut;
  /** Where the person is in the app. */
  readonly currentLocation: CurrentLocation;
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
export interface CurrentLocation {
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
  /** Answers requests instead of the network, for pages rendered beside the API. */
  readonly fetch?: typeof fetch;
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
  fetch,
  retries = true,
  errorPolicy,
}: ServicesSettings): Services => {
  const listeners = new Set<(reported: ReportedError) => void>();
  const session = createSessionStore({ persistent, tab, tabs });
  const api = createClient({
    baseUrl: apiBase,
    getToken: () => session.getSnapshot()?.token ?? null,
    ...(pageLife && { page: pageLife }),
    ...(timeout !== undefined && { timeout }),
    ...(fetch && { fetch }),
  });
  const queryClient = createQueryClient({
    api,
    retries,
    onError: (reported) => {
      log(reported.error.message);
      for (const listener of listeners) listener(reported);
    },
  });
  const userData = createUserData(tab);
  const signingOut = createSigningOut();
  watchUserData({
    session,
    tab,
    forget: userData.forget,
    onStranger: (by) => {
      if (by === 'this tab') queryClient.clear();
      else {
        // Open screens still hold what they have read and what was typed into them.
        signingOut.begin();
        page.reload();
      }
    },
  });
  return {
    session,
    userData,
    queryClient,
    tabStorage: tab,
    signingOut,
    currentLocation: { path: null, leaving: false },
    errorPolicy: { ...presetErrorPolicy, ...errorPolicy },
    page,
    siteUrl,
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
