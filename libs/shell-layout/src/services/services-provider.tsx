import type { ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { type ConsoleServices, ConsoleServicesProvider } from './console-services';

interface ServicesProviderProps {
  services: ConsoleServices;
  children: ReactNode;
}

/** A console's services and the store for its hooks. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <StoreProvider store={services.store}>
      <ConsoleServicesProvider value={services}>{children}</ConsoleServicesProvider>
    </StoreProvider>
  );
}
