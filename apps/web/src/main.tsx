import { browserStorage } from '@gifting/domain/storage/storage';
import { createServices } from '@gifting/ui/app/services.ts';
import { FirstScreenUnderway } from '@gifting/ui/app/Underway.tsx';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { env } from './env';
import { fetchFirstScreen } from './first-screen';
import { browserPage } from './page';
import { routes } from './routes';
import { browserTabs } from './tabs';
import '@gifting/ui/styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

const services = createServices({
  persistent: browserStorage(() => window.localStorage),
  tab: browserStorage(() => window.sessionStorage),
  tabs: browserTabs(),
  apiBase: env.apiBase,
  siteUrl: env.siteUrl ?? window.location.origin,
  page: browserPage,
  // biome-ignore lint/suspicious/noConsole: the one place where the app writes to the browser's log
  log: (line) => console.error(line),
});

const root = createRoot(container);

const show = async (): Promise<void> => {
  root.render(<FirstScreenUnderway />);
  await fetchFirstScreen(routes, window.location.pathname);
  // In slices, so that a slow phone can do something else in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App services={services} />
      </StrictMode>,
    ),
  );
};

// Not awaited at the top: the mocks share code with this very file, and each would wait for the other.
if (import.meta.env.VITE_MOCKED === 'true')
  void import('./mocked').then(({ startMocked }) => startMocked()).then(show);
else void show();
