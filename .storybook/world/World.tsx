import { sampleToken } from '@gifting/api/account/mocks';
import { createSessionStore } from '@gifting/domain/account/session';
import { emptyDraft } from '@gifting/domain/orders/draft';
import { writeDraft } from '@gifting/domain/orders/storage';
import { browserStorage } from '@gifting/domain/storage/storage';
import { ErrorCatalogue } from '@gifting/ui/app/ErrorCatalogue.tsx';
import { ServicesProvider } from '@gifting/ui/app/ServicesProvider.tsx';
import { createServices, type Services } from '@gifting/ui/app/services.ts';
import { Toaster } from '@gifting/ui/primitives/Toaster/Toaster.tsx';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import type { StoryParameters } from './parameters';

const persistent = browserStorage(() => window.localStorage);
const tab = browserStorage(() => window.sessionStorage);

/** Empties both storages and fills them as the story says: who is signed in, what is in the box. */
export const prepareStorage = ({ user, draft }: StoryParameters): void => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (user) createSessionStore({ persistent, tab }).start({ user, token: sampleToken }, false);
  if (draft) writeDraft(tab, { ...emptyDraft, ...draft });
};

/** Where the person has gone, once they left the story's own address. */
const Elsewhere = () => {
  const { pathname, search, state } = useLocation();
  return (
    <main className="page py-8">
      <h1 className="t-heading">You are at {pathname + search}</h1>
      {state !== null && <p className="t-sm muted">Arrived with {JSON.stringify(state)}</p>}
    </main>
  );
};

const makeRouter = (story: ReactNode, { path, at, state }: NonNullable<StoryParameters['route']>) =>
  createMemoryRouter(
    [
      {
        element: (
          <>
            <ErrorCatalogue />
            <Outlet />
          </>
        ),
        children: [
          { path: path ?? at, element: story },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    {
      initialEntries: [
        { pathname: at.split('?')[0] ?? at, search: at.includes('?') ? `?${at.split('?')[1]}` : '', state },
      ],
    },
  );

/** The app around one story: its own services, cache, router and toasts, nothing shared with the story before. */
export const World = ({
  story,
  route,
}: {
  readonly story: ReactNode;
  readonly route: StoryParameters['route'];
}) => {
  const [services] = useState<Services>(() =>
    createServices({ persistent, tab, apiBase: '/api', retries: false }),
  );
  const [router] = useState(() => makeRouter(story, route ?? { at: '/' }));
  return (
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
      <Toaster />
    </ServicesProvider>
  );
};
