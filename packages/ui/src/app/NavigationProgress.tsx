import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { ProgressLine } from '#primitives/ProgressLine/ProgressLine.tsx';
import { useServices } from './ServicesProvider';

const label = 'The page is on its way';

/** Placeholder until the code of the first screen has loaded. */
export const InitialProgress = () => <ProgressLine label={label} />;

/**
 * Shows a progress bar while the next screen loads, and cancels delayed navigation (`useLater`) meanwhile. Rendered
 * once, in the root route.
 */
export const NavigationProgress = () => {
  const { currentLocation } = useServices();
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    currentLocation.leaving = leaving;
  }, [currentLocation, leaving]);
  return leaving && <ProgressLine label={label} />;
};
