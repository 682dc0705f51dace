import { createContext, use } from 'react';
import type { ConsoleRoute } from './console-route';

const RoutesContext = createContext<readonly ConsoleRoute[]>([]);

export const RoutesProvider = RoutesContext.Provider;

/** The route tree. */
export function useRoutes(): readonly ConsoleRoute[] {
  return use(RoutesContext);
}

const ScreenVisibleContext = createContext(true);

export const ScreenVisibleProvider = ScreenVisibleContext.Provider;

/** Whether this screen is visible, or kept running. @see spec 2.1 */
export function useScreenVisible(): boolean {
  return use(ScreenVisibleContext);
}

/** Loads the code of the page with a route's path; nothing if the browser saves data. */
export const PageCodeContext = createContext((_path: string): Promise<void> => Promise.resolve());
