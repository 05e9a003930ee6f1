import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from './ServicesProvider';

/**
 * Moves focus to the main area after each navigation within the app, Back and Forward too, so that a keyboard or a screen
 * reader goes on where the new screen begins. Called by each layout. The first screen leaves focus to the browser, a link
 * to a place within a page leaves it to the router, and a screen that has taken focus itself keeps it.
 */
export const useFocusOnNavigation = (): void => {
  const { currentLocation } = useServices();
  const { pathname, hash } = useLocation();
  // In the commit itself, so that no key press falls between the new screen and its focus.
  // Per path, not per key: a changed query is the same screen, and focus stays on what changed it.
  useLayoutEffect(() => {
    const moved = currentLocation.path !== null && currentLocation.path !== pathname;
    currentLocation.path = pathname;
    if (!moved || hash) return;
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
};
