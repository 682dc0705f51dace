import { createContext, use } from 'react';
import type { Location } from 'react-router';
import type { ConsoleRouter } from './create-console-router';

const RouterContext = createContext<Pick<ConsoleRouter, 'navigate' | 'state'> | null>(null);

export const RouterContextProvider = RouterContext.Provider;

/** The router itself, for what must not be drawn again whenever the address changes. */
export function useRouter(): Pick<ConsoleRouter, 'navigate' | 'state'> {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterContextProvider above it.');
  return router;
}

/** Tells, when asked, where the console is or where a navigation leads that is under way, drawn or not. */
export function useDestination(): () => Location {
  const router = useRouter();
  return () => router.state.navigation.location ?? router.state.location;
}
