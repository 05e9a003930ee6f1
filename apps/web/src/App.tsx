import { ServicesProvider } from '@gifting/ui/app/ServicesProvider.tsx';
import type { Services } from '@gifting/ui/app/services.ts';
import { Toaster } from '@gifting/ui/primitives/Toaster/Toaster.tsx';
import { type ReactNode, useEffect } from 'react';

type AppProps = Readonly<{
  services: Services;
  /** The screens: a router's provider, in the browser another than on the server. */
  children: ReactNode;
  /** Called when the app is there for the first time. */
  onShown?: () => void;
}>;

/** The composed web app: services, routes and toasts. */
export const App = ({ services, children, onShown }: AppProps) => {
  useEffect(() => onShown?.(), []);
  return (
    <ServicesProvider services={services}>
      {children}
      <Toaster />
    </ServicesProvider>
  );
};
