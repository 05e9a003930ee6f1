import type { Page } from '@gifting/ui/app/services.ts';

/**
 * Reloads a page that the back/forward cache restores. What it holds in memory is out of date: the box may be ordered, the
 * person signed out, the session another one.
 */
export const reloadWhenRestored = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

/** A path of the app as a path of the site: below the folder that a mocked build is hosted in. */
export const below = (path: string): string => import.meta.env.BASE_URL.replace(/\/$/, '') + path;

/** The same for an address that may be of another site. Only a mocked build is in a folder; others are not changed. */
export const inFolder = (link: string): string =>
  import.meta.env.VITE_MOCK_SERVER === 'true' && link.startsWith('/') ? below(link) : link;

/** The browser's `window` as a service. */
export const browserPage: Page = {
  reload: (address) => {
    if (address === undefined) window.location.reload();
    else window.location.assign(inFolder(address));
  },
  open: (link, where) => {
    if (where === 'this tab') window.location.assign(inFolder(link));
    else window.open(inFolder(link), '_blank', 'noopener');
  },
};
