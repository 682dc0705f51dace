import type { i18n as I18n } from 'i18next';
import { lazyPart } from '../deployment/lazy-part';
import type { ConsoleFeature } from '../routes/console-route';
import { SLOT_NAMES, type ConsoleSlots, type FilledSlots } from './console-slots';

type Filler = Pick<ConsoleFeature, 'slots' | 'locale'>;

/** Puts together what features fill, each filling with its feature's texts. Where two fill one slot, the later one does. */
export function fillSlots(features: readonly Filler[], i18n: I18n): FilledSlots {
  const filled: FilledSlots = {};
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- ties a filling to the props of its slot
  const fill = <Name extends keyof ConsoleSlots>(name: Name, { slots, locale }: Filler) => {
    const load = slots?.[name];
    if (!load) return;
    filled[name] = lazyPart<ConsoleSlots[Name]>(async () => {
      const [Filling] = await Promise.all([load(), i18n.loadNamespaces(locale.namespace)]);
      return Filling;
    });
  };
  for (const feature of features) for (const name of SLOT_NAMES) fill(name, feature);
  return filled;
}
