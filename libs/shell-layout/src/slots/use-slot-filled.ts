import { useConsole } from '../services/console-services';
import type { ConsoleSlots } from './console-slots';

/** Whether this console fills a slot: what stands around it, such as a label, goes with it. */
export function useSlotFilled(name: keyof ConsoleSlots): boolean {
  return useConsole().slots[name] !== undefined;
}
