import { browserStorage } from '@gifting/domain/storage/storage';
import { InitialProgress } from '@gifting/ui/app/NavigationProgress.tsx';
import { createServices } from '@gifting/ui/app/services.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { env } from './env';
import { replayEvents } from './event-replay';
import { fetchFirstScreen } from './first-screen';
import { browserPage } from './page';
import { routes } from './routes';
import { keepSent, readSent } from './sent';
import { browserTabs } from './tabs';
import '@gifting/ui/styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

const sent = readSent();

const services = createServices({
  persistent: browserStorage(() => window.localStorage),
  tab: browserStorage(() => window.sessionStorage),
  tabs: browserTabs(),
  apiBase: env.apiBase,
  siteUrl: env.siteUrl ?? sent?.siteUrl ?? window.location.origin,
  page: browserPage,
  // biome-ignore lint/suspicious/noConsole: the one place where the app writes to the browser's log
  log: (line) => console.error(line),
});

/** Takes over the page that came with the document, or draws it. */
const show = async (): Promise<void> => {
  const root = sent ? null : createRoot(container);
  root?.render(<InitialProgress />);
  if (sent) keepSent(services.queryClient, sent);
  const came = await fetchFirstScreen(routes, window.location.pathname);
  // Its words are better than none. The document has something to say of the rest.
  if (sent && !came) {
    document.documentElement.dataset.lost = '';
    return;
  }
  // A page that came with the document may have been scrolled by now: with something to go on from, the router leaves it there.
  const router = createBrowserRouter(routes, sent ? { hydrationData: {} } : {});
  const app = (
    <StrictMode>
      <App services={services} onShown={replayEvents}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // In slices, so that a slow phone can do something else in between.
  startTransition(() => (root ? root.render(app) : void hydrateRoot(container, app)));
};

// Not awaited at the top: the mocks share code with this very file, and each would wait for the other.
if (import.meta.env.VITE_MOCK_SERVER === 'true')
  void import('./mock-server').then(({ startMocking }) => startMocking()).then(show);
else void show();
