import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { ProgressLine } from '#primitives/ProgressLine/ProgressLine.tsx';
import { useServices } from './ServicesProvider';

const label = 'The page is on its way';

/** Stands in for the first screen of a visit until its code is there. */
export const InitialProgress = () => <ProgressLine label={label} />;

/**
 * Shows that the screen a person asked for is still being fetched, and keeps it from the moves that come by themselves
 * (`useLater`). Stands once at the root of the routes.
 */
export const NavigationProgress = () => {
  const { currentLocation } = useServices();
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    currentLocation.leaving = leaving;
  }, [currentLocation, leaving]);
  return leaving && <ProgressLine label={label} />;
};
