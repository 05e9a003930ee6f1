import type { Page } from '@gifting/ui/app/services.ts';

/** The Back button may bring this very page back as it was left, e.g. signing out or waiting for a payment for ever. */
const reloadWhenBroughtBack = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

/** The browser's own page. */
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
