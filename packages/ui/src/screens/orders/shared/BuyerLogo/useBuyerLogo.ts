import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useServices } from '#app/ServicesProvider.tsx';
import { type BuyerLogoStore, createBuyerLogoStore } from './buyer-logo-store';

const none = () => null;

/** The buyer's logo and its store; always none on the server. */
export const useBuyerLogo = (): readonly [string | null, BuyerLogoStore] => {
  const store = useServices().userData.of(createBuyerLogoStore);
  return [useSyncExternalStore(store.subscribe, store.getSnapshot, none), store] as const;
};

/** Draws the logo on every box, mug and cap of a page, by a variable that `BuyerLogo.css` reads. */
export const useDrawnLogo = (): void => {
  const [logo] = useBuyerLogo();
  useLayoutEffect(() => {
    if (logo === null) return;
    // Only for those who gave a logo. Without a network the drawings stay as they are.
    import('./BuyerLogo.css').catch(() => undefined);
    const { style, dataset } = document.documentElement;
    style.setProperty('--buyer-logo', `url("${logo}")`);
    dataset.buyerLogo = '';
    return () => {
      style.removeProperty('--buyer-logo');
      delete dataset.buyerLogo;
    };
  }, [logo]);
};
