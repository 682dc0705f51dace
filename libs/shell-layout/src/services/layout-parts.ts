import type { i18n as I18n } from 'i18next';
import type { ConsoleFeature } from '../routes/console-route';
import type { LayoutParts } from '../routes/layout-parts';
import { useConsole } from './console-services';

export interface LayoutPartsLoader {
  /** Those that are loaded; without a feature that provides them, they render nothing. */
  current: () => LayoutParts;
  load: () => Promise<void>;
}

const nothing = () => null;
const NO_PARTS: LayoutParts = {
  ui: {},
  Provider: ({ children }) => children,
  AppSwitcher: nothing,
  SearchButton: nothing,
  NotificationsButton: nothing,
};

/** Loads the layout parts of the last feature that has some, with its texts. */
export function loadLayoutParts(
  features: readonly Pick<ConsoleFeature, 'layoutParts' | 'locale'>[],
  i18n: I18n,
): LayoutPartsLoader {
  const provider = features.findLast(({ layoutParts }) => layoutParts);
  let parts = NO_PARTS;
  return {
    current: () => parts,
    load: async () => {
      if (!provider?.layoutParts) return;
      [parts] = await Promise.all([provider.layoutParts(), i18n.loadNamespaces(provider.locale.namespace)]);
    },
  };
}

export function useLayoutParts(): LayoutParts {
  return useConsole().layoutParts.current();
}
