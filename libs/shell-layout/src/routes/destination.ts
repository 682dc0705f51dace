import { createContext, use } from 'react';
import type { Location } from 'react-router';
import type { ConsoleRouter } from './create-console-router';

const RouterContext = createContext<Pick<ConsoleRouter, 'state'> | null>(null);

export const RouterContextProvider = RouterContext.Provider;

/** Tells, when asked, where the console is or where a navigation leads that is under way, drawn or not. */
export function useDestination(): () => Location {
  const router = use(RouterContext);
  if (!router) throw new Error('useDestination needs a RouterContextProvider above it.');
  return () => router.state.navigation.location ?? router.state.location;
}
