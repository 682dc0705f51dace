import { lazyComponent } from '@console/ui/lazy';
import type { i18n as I18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import type { ConsoleFeature } from '../routes/console-route';
import type { ConsoleSlots, FilledSlots } from '../routes/console-slots';
import { useConsole } from './console-services';

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

/** Whether this console fills a slot: what stands around it, such as a label, goes with it. */
export function useSlotFilled(name: keyof ConsoleSlots): boolean {
  return useConsole().slots[name] !== undefined;
}

type Filler = Pick<ConsoleFeature, 'slots' | 'locale'>;

/** Puts together what features fill, each filling with its feature's texts. Where two fill one slot, the later one does. */
export function fillSlots(features: readonly Filler[], i18n: I18n): FilledSlots {
  const filling = <Name extends keyof ConsoleSlots>(name: Name) => {
    const filler = features.findLast(({ slots }) => slots?.[name]);
    const load = filler?.slots?.[name];
    if (!load) return undefined;
    return lazyComponent<ConsoleSlots[Name]>(async () => {
      const [Filling] = await Promise.all([load(), i18n.loadNamespaces(filler.locale.namespace)]);
      return Filling;
    });
  };
  return {
    quotaPlan: filling('quotaPlan'),
    appSwitch: filling('appSwitch'),
    appPicker: filling('appPicker'),
  };
}
