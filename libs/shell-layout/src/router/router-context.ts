import { createContext, use } from 'react';
import type { ConsoleRouter } from './create-console-router';

const RouterContext = createContext<Pick<ConsoleRouter, 'navigate' | 'state'> | null>(null);

export const RouterContextProvider = RouterContext.Provider;

/** The router itself, for what must not be drawn again whenever the address changes. */
export function useRouter(): Pick<ConsoleRouter, 'navigate' | 'state'> {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterContextProvider above it.');
  return router;
}
