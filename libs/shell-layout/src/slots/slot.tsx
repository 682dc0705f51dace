import { createElement, type ReactNode } from 'react';
import { useConsole } from '../services/console-services';
import type { ConsoleSlots } from './console-slots';

interface SlotProps<Name extends keyof ConsoleSlots> {
  name: Name;
  /** What its filling gets. */
  props: ConsoleSlots[Name];
}

/** What another feature fills a place with; nothing where none does. */
export function Slot<const Name extends keyof ConsoleSlots>({ name, props }: SlotProps<Name>): ReactNode {
  const filling = useConsole().slots[name];
  return filling ? createElement<ConsoleSlots[Name]>(filling, props) : null;
}
