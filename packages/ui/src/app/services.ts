import { configureClient } from '@gifting/api/core/client';
import { createQueryClient, type ReportedError } from '@gifting/api/core/query-client';
import { createSessionStore, type SessionStore } from '@gifting/domain/account/session';
import { createDraftStore, type DraftStore } from '@gifting/domain/orders/draft-store';
import type { KeyValueStorage } from '@gifting/domain/storage/storage';
import type { QueryClient } from '@tanstack/react-query';

/** What the screens run on: the session, the order draft, the cache, and the failures nobody answered yet. */
export interface Services {
  readonly session: SessionStore;
  readonly draft: DraftStore;
  readonly queryClient: QueryClient;
  /** Storage that lives as long as the tab; unsent forms are kept in it. */
  readonly tabStorage: KeyValueStorage;
  /** Follows each failure once; returns the way to stop. */
  onFailure(listener: (reported: ReportedError) => void): () => void;
}

interface ServicesSettings {
  /** Outlives the browser: sessions with Remember me. */
  readonly persistent: KeyValueStorage;
  /** Lives as long as the tab: other sessions, the order draft, unsent forms. */
  readonly tab: KeyValueStorage;
  /** The API base, without a slash at the end. */
  readonly apiBase: string;
  /** `false` shows a failed read at once instead of trying again (stories, tests). */
  readonly retries?: boolean;
}

/** Wires the services together. Made once by the app, and afresh for each story. */
export const createServices = ({ persistent, tab, apiBase, retries = true }: ServicesSettings): Services => {
  const listeners = new Set<(reported: ReportedError) => void>();
  const session = createSessionStore({ persistent, tab });
  configureClient({ baseUrl: apiBase, getToken: () => session.getSnapshot()?.token ?? null });
  const queryClient = createQueryClient({
    retries,
    onError: (reported) => {
      for (const listener of listeners) listener(reported);
    },
  });
  return {
    session,
    draft: createDraftStore(tab),
    queryClient,
    tabStorage: tab,
    onFailure: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
