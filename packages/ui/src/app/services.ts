import { createClient } from '@gifting/api/core/client';
import { createQueryClient, type ReportedError } from '@gifting/api/core/query-client';
import { createSessionStore, type SessionStore } from '@gifting/client-state/account/session';
import { watchUserData } from '@gifting/client-state/account/user-data';
import type { KeyValueStorage } from '@gifting/client-state/storage/storage';
import { noOtherTabs, type OtherTabs } from '@gifting/client-state/storage/tabs';
import type { QueryClient } from '@tanstack/react-query';
import { drawRedemptions } from './draw-redemptions';
import { type ErrorPolicy, presetErrorPolicy } from './error-catalogue';
import { createSigningOut, type SigningOut } from './signing-out';
import { createUserData, type UserData } from './user-data';

/** What the screens depend on: the session, user data, the query cache, and unhandled failures. */
export interface Services {
  readonly session: SessionStore;
  readonly userData: UserData;
  readonly queryClient: QueryClient;
  /** Session storage of the tab, which holds unsent forms. */
  readonly tabStorage: KeyValueStorage;
  /** Storage that outlives the browser. */
  readonly persistentStorage: KeyValueStorage;
  /** Whether sign-out has begun; guards do not redirect until the page reloads. */
  readonly signingOut: SigningOut;
  /** The current position in the app. */
  readonly currentLocation: CurrentLocation;
  /** The error policy. */
  readonly errorPolicy: ErrorPolicy;
  /** Subscribes to failures, each reported once; returns the unsubscribe function. */
  onFailure(listener: (reported: ReportedError) => void): () => void;
  /** Reloads the page and opens external URLs. */
  readonly page: Page;
  /** The public origin of the site, without a trailing slash: `https://gifts.example`. */
  readonly siteUrl: string;
  /** The percentage of a campaign's gifts that are redeemed, from 0 to 100: the same wherever it is shown (E-08). */
  readonly redemptionOf: (campaignId: string) => number;
  /** Logs the values of a form that no call takes yet (MICRO-14, PROF-03). Never pass a password. */
  readonly logForm: (form: string, values: object) => void;
}

/** The current position in the app. */
export interface CurrentLocation {
  /** The path of the last rendered screen in any layout; `null` before the first. */
  path: string | null;
  /** A navigation is in progress: the next screen is still loading. */
  leaving: boolean;
}

/** The browser's page, injected so that stories can observe reloads and redirects. */
export interface Page {
  /** Reloads the page, at another path of the app if given. */
  reload(address?: string): void;
  /** Opens a URL from a response: an invoice in a new tab, a payment page in this one (D-10). */
  open(link: string, where: 'new tab' | 'this tab'): void;
}

/** Options of {@link createServices}. */
export interface ServicesSettings {
  /** Outlives the browser: sessions with Remember me. */
  readonly persistent: KeyValueStorage;
  /** Lives as long as the tab: other sessions, the order draft, unsent forms. */
  readonly tab: KeyValueStorage;
  /** Communication with other tabs; none by default. */
  readonly tabs?: OtherTabs;
  /** The API base URL, without a trailing slash. */
  readonly apiBase: string;
  /** The public origin of the site, without a trailing slash. Without it, URLs in metadata have no origin. */
  readonly siteUrl?: string;
  readonly page: Page;
  /** Aborts requests when the page is left (stories). */
  readonly pageLife?: AbortSignal;
  /** Logs each failed call in a line without user input, tokens or URLs (ERR-11). */
  readonly log?: (line: string) => void;
  /** Logs the values of a form that no call takes yet; by default they go nowhere. */
  readonly logForm?: (form: string, values: object) => void;
  /** Redemption percentages. By default random, since no call returns one (CAMP-13). */
  readonly redemptionOf?: (campaignId: string) => number;
  /** Request timeout in milliseconds, to override the default (stories, tests). */
  readonly timeout?: number;
  /** Replaces the network, for pages rendered in the same process as the API. */
  readonly fetch?: typeof fetch;
  /** `false` shows a failed read at once, without retries (stories, tests). */
  readonly retries?: boolean;
  /** Overrides of the default error policy. */
  readonly errorPolicy?: Partial<ErrorPolicy>;
}

/** Creates the services: once per app instance, once per story. */
export const createServices = ({
  persistent,
  tab,
  tabs = noOtherTabs,
  apiBase,
  siteUrl = '',
  page,
  pageLife,
  log = () => undefined,
  logForm = () => undefined,
  redemptionOf = drawRedemptions(),
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
        // Mounted screens still hold data and typed values.
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
    persistentStorage: persistent,
    signingOut,
    currentLocation: { path: null, leaving: false },
    errorPolicy: { ...presetErrorPolicy, ...errorPolicy },
    page,
    siteUrl,
    redemptionOf,
    logForm,
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
