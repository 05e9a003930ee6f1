import type { Page } from '@gifting/ui/app/services.ts';

/**
 * Reloads a page that the back/forward cache restores. What it holds in memory is out of date: the box may be ordered, the
 * person signed out, the session another one.
 */
export const reloadWhenRestored = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

/** The browser's `window` as a service. */
export const browserPage: Page = {
  reload: (address) => {
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  },
  open: (link, where) => {
    if (where === 'this tab') window.location.assign(link);
    else window.open(link, '_blank', 'noopener');
  },
};
