import type { i18n as I18n } from 'i18next';
import { lazyComponent } from '@console/ui/lazy';
import type { ConsoleFeature } from '../routes/console-route';
import type { ConsoleSlots, FilledSlots } from './console-slots';

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
