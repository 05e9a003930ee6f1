import { useEffect, useRef } from 'react';

/** Focuses the heading of a region, or the region itself if it has none. */
const focusRegion = (region: HTMLElement): void => {
  const goal = region.querySelector<HTMLElement>('h1, h2, h3') ?? region;
  if (!goal.hasAttribute('tabindex')) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
};

/**
 * The retry of a failed read. The pressed button goes with its error, and focus would fall to the page's start, so it
 * moves to the heading of the region around it.
 */
export const useFocusAfterRetry = (error: Error | null, refetch: () => unknown): (() => void) => {
  const region = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (error) return;
    if (region.current?.isConnected && document.activeElement === document.body) focusRegion(region.current);
    region.current = null;
  }, [error]);
  return () => {
    region.current = document.activeElement?.closest<HTMLElement>('section, main, [role=dialog]') ?? null;
    refetch();
  };
};
