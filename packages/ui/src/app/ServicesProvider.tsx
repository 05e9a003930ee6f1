import type { Session } from '@gifting/client-state/account/session';
import type { Role } from '@gifting/domain/account/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Services } from './services';

const ServicesContext = createContext<Services | null>(null);

/** Gives every screen below it the services. */
export const ServicesProvider = ({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) => (
  <ServicesContext value={services}>
    <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
  </ServicesContext>
);

/** The services. Throws when used outside a {@link ServicesProvider}: that is a mistake in the app, not a state. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
};

const noSession = () => null;

/** The present session, or `null` for a visitor; while rendering on a server always `null`. */
export const useSession = (): Session | null => {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, noSession);
};

/** The role of whoever looks at the screen; visitors count as `user`. */
export const useRole = (): Role => useSession()?.user.role ?? 'user';
