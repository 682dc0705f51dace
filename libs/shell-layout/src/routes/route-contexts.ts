import { createContext, use } from 'react';
import type { ConsoleRoute } from './console-route';

const RoutesContext = createContext<readonly ConsoleRoute[]>([]);

export const RoutesProvider = RoutesContext.Provider;

/** The whole route tree: menu, titles and whatever else speaks of places read this one. */
export function useRoutes(): readonly ConsoleRoute[] {
  return use(RoutesContext);
}

const ScreenVisibleContext = createContext(true);

export const ScreenVisibleProvider = ScreenVisibleContext.Provider;

/** Whether the screen that asks is the one that shows, or runs on while another one does. @see spec 2.1 */
export function useScreenVisible(): boolean {
  return use(ScreenVisibleContext);
}
