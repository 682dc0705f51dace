import { createContext, use } from 'react';
import type { ConsoleRoute } from './console-route';

const RoutesContext = createContext<readonly ConsoleRoute[]>([]);

export const RoutesProvider = RoutesContext.Provider;

/** The whole route tree: menu, titles and whatever else speaks of places read this one. */
export function useRoutes(): readonly ConsoleRoute[] {
  return use(RoutesContext);
}
