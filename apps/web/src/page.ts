import type { Page } from '@gifting/ui/app/services.ts';

/**
 * The Back button may restore this page from the back/forward cache, e.g. while signing out or waiting for a payment.
 */
const reloadWhenBroughtBack = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

/** The browser's `window` as a service. */
export const browserPage: Page = {
  reload: (address) => {
    reloadWhenBroughtBack();
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  },
  open: (link, where) => {
    if (where === 'this tab') {
      reloadWhenBroughtBack();
      window.location.assign(link);
    } else window.open(link, '_blank', 'noopener');
  },
};
