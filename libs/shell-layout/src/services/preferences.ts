import type { SafeStorage } from '@console/http';

export const LAYOUT_MODES = ['horizontal', 'vertical'] as const;
export type LayoutMode = (typeof LAYOUT_MODES)[number];

export interface Preferences {
  darkMode: boolean;
  layoutMode: LayoutMode;
  sidebarCollapsed: boolean;
}

/** What a person chose about the console's looks, remembered in this browser. @see docs/behaviour.md 3.12 */
export interface PreferenceStore {
  /** The same object until something changes. */
  current: () => Preferences;
  change: (preferences: Partial<Preferences>) => void;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Also read by the page's first script, which sets the theme before anything is drawn. */
export const DARK_MODE_KEY = 'console.dark-mode';
const LAYOUT_MODE_KEY = '__SS_LAYOUT_MODE__';
const COLLAPSED_KEY = 'console.sidebar-collapsed';

export function createPreferences(storage: SafeStorage): PreferenceStore {
  const listeners = new Set<() => void>();
  let preferences: Preferences = {
    darkMode: storage.read(DARK_MODE_KEY) !== 'false',
    layoutMode: LAYOUT_MODES.find((mode) => mode === storage.read(LAYOUT_MODE_KEY)) ?? 'vertical',
    sidebarCollapsed: storage.read(COLLAPSED_KEY) === 'true',
  };
  return {
    current: () => preferences,
    change(changed) {
      preferences = { ...preferences, ...changed };
      storage.write(DARK_MODE_KEY, String(preferences.darkMode));
      storage.write(LAYOUT_MODE_KEY, preferences.layoutMode);
      storage.write(COLLAPSED_KEY, String(preferences.sidebarCollapsed));
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
