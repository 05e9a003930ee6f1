import { useLayoutEffect, useState } from 'react';
import { useServices, useSession } from '#app/ServicesProvider.tsx';

/** Whether the person was signed in when the screen appeared: a server-rendered page learns it once it is hydrated. */
export const useCameSignedIn = (): boolean => {
  const { session } = useServices();
  const [cameSignedIn, setCameSignedIn] = useState(useSession() !== null);
  useLayoutEffect(() => setCameSignedIn(session.getSnapshot() !== null), [session]);
  return cameSignedIn;
};
