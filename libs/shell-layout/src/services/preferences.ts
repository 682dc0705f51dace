import { STORED_ITEMS, type ConsoleStorage, type LayoutMode } from '@console/http';

export interface Preferences {
  darkMode: boolean;
  layoutMode: LayoutMode;
  sidebarCollapsed: boolean;
  developerPanel: boolean;
}

/** What a person chose about the console's looks, remembered in this browser. @see docs/behaviour.md 3.12 */
export interface PreferenceStore {
  /** The same object until something changes. */
  current: () => Preferences;
  change: (preferences: Partial<Preferences>) => void;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createPreferences(storage: ConsoleStorage): PreferenceStore {
  const listeners = new Set<() => void>();
  let preferences: Preferences = {
    darkMode: storage.read(STORED_ITEMS.darkMode),
    layoutMode: storage.read(STORED_ITEMS.layoutMode),
    sidebarCollapsed: storage.read(STORED_ITEMS.sidebarCollapsed),
    developerPanel: storage.read(STORED_ITEMS.developerPanel),
  };
  return {
    current: () => preferences,
    change(changed) {
      preferences = { ...preferences, ...changed };
      storage.write(STORED_ITEMS.darkMode, preferences.darkMode);
      storage.write(STORED_ITEMS.layoutMode, preferences.layoutMode);
      storage.write(STORED_ITEMS.sidebarCollapsed, preferences.sidebarCollapsed);
      storage.write(STORED_ITEMS.developerPanel, preferences.developerPanel);
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
