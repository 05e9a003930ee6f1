import { useCallback, useEffect, useRef } from 'react';
import { useServices } from './ServicesProvider';

/**
 * Runs a callback after a delay in milliseconds, as the specification asks before redirects. It is cancelled when the
 * screen unmounts or the person navigates.
 */
export const useLater = (): ((milliseconds: number, action: () => void) => void) => {
  const { currentLocation } = useServices();
  const waiting = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = waiting.current;
    return () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    };
  }, []);
  return useCallback(
    (milliseconds, action) => {
      const timer = setTimeout(() => {
        waiting.current.delete(timer);
        if (!currentLocation.leaving) action();
      }, milliseconds);
      waiting.current.add(timer);
    },
    [currentLocation],
  );
};
