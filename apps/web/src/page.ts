import type { Page } from '@gifting/ui/app/services.ts';

/** The browser's own page. */
export const browserPage: Page = {
  reload: (address) => {
    // The Back button may bring this very page back as it was left, e.g. signing out for ever.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.location.reload();
    });
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  },
  open: (link, where) => {
    if (where === 'this tab') window.location.assign(link);
    else window.open(link, '_blank', 'noopener');
  },
};
