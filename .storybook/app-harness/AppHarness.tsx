import { sampleToken } from '@gifting/api/account/mocks';
import { createSessionStore } from '@gifting/client-state/account/session';
import { writeDraft } from '@gifting/client-state/orders/storage';
import { browserStorage } from '@gifting/client-state/storage/storage';
import { emptyDraft } from '@gifting/domain/orders/draft';
import { AppShell } from '@gifting/ui/app/AppShell.tsx';
import { readsOf, routerContextOf } from '@gifting/ui/app/reads.ts';
import { rootRoute } from '@gifting/ui/app/root-route.tsx';
import { ScreenCrashed } from '@gifting/ui/app/ScreenCrashed/ScreenCrashed.tsx';
import { createServices, type Services } from '@gifting/ui/app/services.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import type { StoryParameters } from './parameters';

const persistent = browserStorage(() => window.localStorage);
const tab = browserStorage(() => window.sessionStorage);

/** Ends the session in storage and starts one of this person. */
export const signInAs = (user: StoryParameters['user']): void => {
  const session = createSessionStore({ persistent, tab });
  session.end();
  if (user && user !== 'visitor') session.start({ user, token: sampleToken }, false);
};

/** Resets both storages to the story's session and order draft. */
export const prepareStorage = ({ user, draft }: StoryParameters): void => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  signInAs(user);
  if (draft && draft !== 'none') writeDraft(tab, { ...emptyDraft, ...draft });
};

let touched = false;

/** A person's own press; those of play functions are not trusted. */
const notePress = ({ isTrusted }: Event) => {
  touched ||= isTrusted;
};
for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, notePress, true);

/** Never loads for a play function, so that the story rests on its screen; a person who presses something goes on. */
const staysUntilPressed = async () => (touched ? null : new Promise<null>(() => undefined));

/** Shows the location once a story has left its own. */
const Elsewhere = () => {
  const { pathname, search, state } = useLocation();
  return (
    <main className="page py-8">
      <h1 className="t-heading">You are at {pathname + search}</h1>
      {state !== null && <p className="text-sm text-muted">Arrived with {JSON.stringify(state)}</p>}
    </main>
  );
};

type Route = NonNullable<StoryParameters['route']>;

/** Records the current path, for a reload of the page. */
const TrackPath = ({ path }: { readonly path: RefObject<string> }) => {
  const { pathname } = useLocation();
  useEffect(() => {
    path.current = pathname;
  }, [path, pathname]);
  return <Outlet />;
};

/** The routes around a story: its own path, and any other shown as text. */
const storyRoutes = (story: ReactNode, { path, at, reads, elsewhere }: Route, stays: boolean): RouteObject =>
  rootRoute([
    {
      path: path ?? at,
      element: story,
      ...(reads && readsOf(async () => ({ reads }), 'public')),
    },
    {
      path: '*',
      element: <Elsewhere />,
      errorElement: <ScreenCrashed />,
      loader: elsewhere ?? (stays ? staysUntilPressed : async () => null),
    },
  ]);

let life = new AbortController();

/** Cleans up: aborts requests in flight and removes toasts. */
export const leavePage = (): void => {
  life.abort();
  life = new AbortController();
  toast.remove();
};

type PageProps = Readonly<{
  story: ReactNode;
  route: Route;
  stays: boolean;
  settings: StoryParameters['services'];
  now: string;
  reload: (address: string) => void;
}>;

/** One page load, with its own services, cache, router and toasts. */
const LoadedPage = ({ story, route, stays, settings, now, reload }: PageProps) => {
  const path = useRef(now);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [services] = useState<Services>(() =>
    createServices({
      persistent,
      tab,
      apiBase: '/api',
      siteUrl: 'https://gifts.example',
      pageLife: life.signal,
      retries: false,
      redemptionOf: () => 62,
      ...settings,
      page: {
        reload: (address = path.current) => {
          const isHere = new URL(address, 'http://story').pathname === path.current;
          if (isHere || !stays || touched) reload(address);
        },
        open: (link, where) => {
          // A journey follows external links within its router.
          if (route.app && where === 'this tab' && link.startsWith('/')) reload(link);
          else
            setOpened((before) => [
              ...before,
              `Opened ${link} in ${where === 'new tab' ? 'a new tab' : 'this tab'}`,
            ]);
        },
      },
    }),
  );
  const [router] = useState(() => {
    const { pathname, search } = new URL(now, 'http://story');
    const { at, state, app } = route;
    return createMemoryRouter(
      [{ element: <TrackPath path={path} />, children: app ?? [storyRoutes(story, route, stays)] }],
      {
        initialEntries: [{ pathname, search, state: now === at ? state : null }],
        getContext: () => routerContextOf(services),
      },
    );
  });
  return (
    <AppShell services={services}>
      <RouterProvider router={router} />
      {opened.length > 0 && (
        <aside>
          {opened.map((line) => (
            <p key={line} className="p-4 text-sm">
              {line}
            </p>
          ))}
        </aside>
      )}
    </AppShell>
  );
};

/** The app around a story. A reload recreates everything but storage. */
export const AppHarness = ({
  story,
  route = { at: '/' },
  stays,
  settings,
}: {
  readonly story: ReactNode;
  readonly route: StoryParameters['route'];
  /** The play function cannot leave the story's screen. */
  readonly stays: boolean;
  readonly settings: StoryParameters['services'];
}) => {
  const [load, setLoad] = useState({ count: 0, now: route.at });
  return (
    <LoadedPage
      key={load.count}
      story={story}
      route={route}
      stays={stays}
      settings={settings}
      now={load.now}
      reload={(now) => {
        leavePage();
        setLoad(({ count }) => ({ count: count + 1, now }));
      }}
    />
  );
};
