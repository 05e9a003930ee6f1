import { queryOptions } from '@tanstack/react-query';
import { read } from '../core/read';
import { listSessions, renewSession } from './endpoints';

/** Query options of where the person is signed in. */
export const sessionsQuery = () => read(listSessions, {});

/** Query options of the session's life. Only `refetch` asks again: each answer renews the session. */
export const sessionLifeQuery = () =>
  queryOptions({
    ...read(renewSession, {}),
    staleTime: 'static',
    // Whoever works on does not need to know that the question failed.
    meta: { quiet: true },
  });
