import { lazyComponent, preloadedComponent } from '@console/ui/lazy';
import type { i18n as I18n } from 'i18next';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import type { ConsoleFeature } from '../routes/console-route';
import type { ConsoleSlots, FilledSlots } from '../routes/console-slots';
import { useConsole } from './console-services';

interface SlotProps<Name extends keyof ConsoleSlots> {
  name: Name;
  props: ConsoleSlots[Name];
}

/** Renders the slot's filling; nothing without one. */
export function Slot<const Name extends keyof ConsoleSlots>({ name, props }: SlotProps<Name>): ReactNode {
  const filling = useConsole().slots[name];
  return filling ? createElement<ConsoleSlots[Name]>(filling, props) : null;
}

/** Whether a slot has a filling. */
export function useSlotFilled(name: keyof ConsoleSlots): boolean {
  return useConsole().slots[name] !== undefined;
}

type Filler = Pick<ConsoleFeature, 'slots' | 'locale'>;

/** Combines the features' slots, each with its texts; the last filling wins. */
export function fillSlots(features: readonly Filler[], i18n: I18n): FilledSlots {
  const codeOf = <Name extends keyof ConsoleSlots>(name: Name) => {
    const filler = features.findLast(({ slots }) => slots?.[name]);
    const load = filler?.slots?.[name];
    if (!load) return undefined;
    return async () => {
      const [Filling] = await Promise.all([load(), i18n.loadNamespaces(filler.locale.namespace)]);
      return Filling;
    };
  };
  /** @param size What the filling takes at least, reserved while its code loads. */
  const filling = <Name extends keyof ConsoleSlots>(
    name: Name,
    size?: Pick<CSSProperties, 'height' | 'aspectRatio'>,
  ) => {
    const load = codeOf(name);
    return load && lazyComponent<ConsoleSlots[Name]>(load, size && <div style={size} />);
  };
  /** A filling that loads after the first screen. */
  const preloaded = <Name extends keyof ConsoleSlots>(
    name: Name,
    isNeeded?: (props: ConsoleSlots[Name]) => boolean,
  ) => {
    const load = codeOf(name);
    return load && preloadedComponent<ConsoleSlots[Name]>(load, isNeeded);
  };
  const fillings: { [Name in keyof ConsoleSlots]: FilledSlots[Name] } = {
    quotaPlan: filling('quotaPlan'),
    appSwitch: filling('appSwitch'),
    appPicker: preloaded('appPicker'),
    appLoad: filling('appLoad', { height: 110 }),
    appTraffic: filling('appTraffic', { height: 312 }),
    appServers: filling('appServers', { height: 244 }),
    appBalance: filling('appBalance', { height: 164 }),
    appQuotas: filling('appQuotas', { height: 404 }),
    appFigureCells: filling('appFigureCells'),
    appLoadCells: filling('appLoadCells'),
    myAccess: preloaded('myAccess', ({ open }) => open),
    denialFacts: preloaded('denialFacts', ({ denial }) => denial !== undefined),
    statusBanner: filling('statusBanner'),
    licenseNotice: filling('licenseNotice'),
    alertCount: filling('alertCount'),
    sessionWatch: filling('sessionWatch'),
    developerPanel: filling('developerPanel'),
    serverStreams: filling('serverStreams'),
    streamPicker: filling('streamPicker'),
    videoPicker: filling('videoPicker'),
    player: filling('player', { aspectRatio: '16 / 9' }),
    timeline: filling('timeline'),
  };
  return fillings;
}
