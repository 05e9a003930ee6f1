import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Announcer } from '../primitives/announce/Announcer';
import { Toaster } from '../primitives/Toaster/Toaster';
import { showHandedToast } from './handed-toast';
import { ServicesProvider } from './ServicesProvider';
import type { Services } from './services';

/**
 * Keeps `data-signed-in` on the root element true, for style sheets. The inline script of the document sets it before the
 * first paint, when no component knows of the session yet.
 */
const useSignedInAttribute = ({ session }: Services): void =>
  useLayoutEffect(() => {
    const sync = () => {
      document.documentElement.toggleAttribute('data-signed-in', session.getSnapshot() !== null);
    };
    sync();
    return session.subscribe(sync);
  }, [session]);

type AppShellProps = Readonly<{
  services: Services;
  /** The router provider, which differs between browser, server and stories. */
  children: ReactNode;
  /** Called once, after hydration or the first render. */
  onMount?: (() => void) | undefined;
}>;

/** Providers and toasts around the router. The web app, the server renderer and every story mount it. */
export const AppShell = ({ services, children, onMount }: AppShellProps) => {
  useEffect(() => onMount?.(), []);
  useSignedInAttribute(services);
  useEffect(() => showHandedToast(services.tabStorage), [services.tabStorage]);
  return (
    <ServicesProvider services={services}>
      {children}
      <Announcer />
      <Toaster />
    </ServicesProvider>
  );
};
