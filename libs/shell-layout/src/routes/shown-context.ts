import { createContext, use } from 'react';

const ShownContext = createContext(true);

export const ShownProvider = ShownContext.Provider;

/** Whether the screen that asks is the one that shows, or runs on while another one does. @see spec 2.1 */
export function useScreenVisible(): boolean {
  return use(ShownContext);
}
