import type { ConsoleStorage } from './console-storage';
import { type Density, type LayoutMode, STORED_ITEMS } from './stored-items';

export interface Preferences {
  darkMode: boolean;
  layoutMode: LayoutMode;
  density: Density;
  sidebarCollapsed: boolean;
  developerPanel: boolean;
  /** Shortcuts without a modifier key. */
  singleKeys: boolean;
}

/** The user's appearance preferences in this browser. @see spec 3.12 */
export interface PreferenceStore {
  /** Stable until a change. */
  current: () => Preferences;
  change: (preferences: Partial<Preferences>) => void;
  /** Rereads after another tab's change. */
  reread: () => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function createPreferences(storage: ConsoleStorage): PreferenceStore {
  const listeners = new Set<() => void>();
  const read = (): Preferences => ({
    darkMode: storage.read(STORED_ITEMS.darkMode),
    layoutMode: storage.read(STORED_ITEMS.layoutMode),
    density: storage.read(STORED_ITEMS.density),
    sidebarCollapsed: storage.read(STORED_ITEMS.sidebarCollapsed),
    developerPanel: storage.read(STORED_ITEMS.developerPanel),
    singleKeys: storage.read(STORED_ITEMS.singleKeys),
  });
  let preferences = read();

  const become = (next: Preferences) => {
    preferences = next;
    listeners.forEach((listener) => listener());
  };

  return {
    current: () => preferences,
    change(changed) {
      const { darkMode, layoutMode, density, sidebarCollapsed, developerPanel, singleKeys } = changed;
      // Only the changes: another tab may have written the others.
      if (darkMode !== undefined) storage.write(STORED_ITEMS.darkMode, darkMode);
      if (layoutMode !== undefined) storage.write(STORED_ITEMS.layoutMode, layoutMode);
      if (density !== undefined) storage.write(STORED_ITEMS.density, density);
      if (sidebarCollapsed !== undefined) storage.write(STORED_ITEMS.sidebarCollapsed, sidebarCollapsed);
      if (developerPanel !== undefined) storage.write(STORED_ITEMS.developerPanel, developerPanel);
      if (singleKeys !== undefined) storage.write(STORED_ITEMS.singleKeys, singleKeys);
      become({ ...preferences, ...changed });
    },
    reread() {
      const next = read();
      if (JSON.stringify(next) !== JSON.stringify(preferences)) become(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
