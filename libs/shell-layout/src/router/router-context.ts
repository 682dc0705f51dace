import { createContext, use } from 'react';
import type { ConsoleRouter } from './create-console-router';

const RouterContext = createContext<Pick<ConsoleRouter, 'navigate' | 'state'> | null>(null);

export const RouterContextProvider = RouterContext.Provider;

/** The router without a subscription to the address. */
export function useRouter(): Pick<ConsoleRouter, 'navigate' | 'state'> {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterContextProvider above it.');
  return router;
}
