import { browserStorage } from '@gifting/client-state/storage/storage';
import { AppShell } from '@gifting/ui/app/AppShell.tsx';
import { routerContextOf } from '@gifting/ui/app/reads.ts';
import { createServices } from '@gifting/ui/app/services.ts';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { readPageState } from './dehydrated-state';
import { env } from './env';
import { replayEvents } from './event-replay';
import { loadMatchedRoutes } from './load-matched-routes';
import { browserPage, reloadWhenRestored } from './page';
import { patchRoutesOnNavigation, routes } from './routes';
import { browserTabs } from './tabs';
import '@gifting/ui/styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

const state = readPageState();

reloadWhenRestored();

const services = createServices({
  persistent: browserStorage(() => window.localStorage),
  tab: browserStorage(() => window.sessionStorage),
  tabs: browserTabs(),
  apiBase: env.apiBase,
  siteUrl: env.siteUrl || (state?.siteUrl ?? window.location.origin),
  page: browserPage,
  // biome-ignore lint/suspicious/noConsole: the only place where the app logs
  log: (line) => console.error(line),
  // biome-ignore lint/suspicious/noConsole: as above
  logForm: (form, values) => console.info(form, values),
});

const app = (hydrationData?: HydrationState) => (
  <StrictMode>
    <AppShell services={services} onMount={replayEvents}>
      <RouterProvider
        router={createBrowserRouter(routes, {
          patchRoutesOnNavigation,
          getContext: () => routerContextOf(services),
          ...(hydrationData && { hydrationData }),
          ...(import.meta.env.VITE_MOCK_SERVER === 'true' && { basename: import.meta.env.BASE_URL }),
        })}
      />
    </AppShell>
  </StrictMode>
);

/** Hydrates a server-rendered page; renders a page from scratch that is none, or is the builder with a box of the tab. */
const mount = async (): Promise<void> => {
  if (state) hydrate(services.queryClient, state.queries);
  const { dataset } = document.documentElement;
  if (!state || 'ownBox' in dataset) {
    container.replaceChildren();
    for (const element of document.head.querySelectorAll('[rel=canonical], [name=description], [property]'))
      element.remove();
    delete dataset.ownBox;
    createRoot(container).render(app());
    return;
  }
  if (await loadMatchedRoutes(routes, window.location.pathname))
    // A transition yields to the browser, so that a slow phone stays responsive.
    startTransition(() => void hydrateRoot(container, app({ loaderData: state.loaderData })));
  // The page stays readable, and the document shows that it is incomplete.
  else document.documentElement.dataset.lost = '';
};

// No top-level await: the mocks share a chunk with this module, and the two would deadlock.
if (import.meta.env.VITE_MOCK_SERVER === 'true')
  void import('./mocked/start').then(({ startMocking }) => startMocking(container, mount));
else void mount();
