import type { Session } from '@gifting/client-state/account/session';
import type { Role } from '@gifting/domain/account/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Services } from './services';

const ServicesContext = createContext<Services | null>(null);

/** Provides the services to all screens below. */
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

/** Returns the services. Throws outside a {@link ServicesProvider}, which is a programming error. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
};

const noSession = () => null;

/** The current session, or `null` for a visitor; always `null` on the server. */
export const useSession = (): Session | null => {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, noSession);
};

/** The current role; visitors count as `user`. */
export const useRole = (): Role => useSession()?.user.role ?? 'user';
