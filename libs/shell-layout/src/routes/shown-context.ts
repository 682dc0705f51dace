import { createContext, use } from 'react';

const ScreenVisibleContext = createContext(true);

export const ScreenVisibleProvider = ScreenVisibleContext.Provider;

/** Whether the screen that asks is the one that shows, or runs on while another one does. @see spec 2.1 */
export function useScreenVisible(): boolean {
  return use(ScreenVisibleContext);
}
