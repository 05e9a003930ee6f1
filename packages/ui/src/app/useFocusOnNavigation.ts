import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { useServices } from './ServicesProvider';

/**
 * Moves focus to the page's heading after each in-app navigation, Back and Forward included. Each layout calls it. It leaves
 * focus alone on the first screen, for a hash link, and where a screen has taken it.
 */
export const useFocusOnNavigation = (): void => {
  const { currentLocation } = useServices();
  const { pathname, hash } = useLocation();
  // A layout effect, so that no key press falls in between. Per path: when only the search string changes, focus stays.
  useLayoutEffect(() => {
    const moved = currentLocation.path !== null && currentLocation.path !== pathname;
    currentLocation.path = pathname;
    if (!moved || hash) return;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) focusHeading(main);
  }, [pathname]);
};
