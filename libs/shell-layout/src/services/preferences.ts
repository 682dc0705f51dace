import { STORED_ITEMS, type ConsoleStorage, type LayoutMode } from '@console/http';

export interface Preferences {
  darkMode: boolean;
  layoutMode: LayoutMode;
  sidebarCollapsed: boolean;
  developerPanel: boolean;
}

/** What a person chose about the console's looks, remembered in this browser. @see spec 3.12 */
export interface PreferenceStore {
  /** The same object until something changes. */
  current: () => Preferences;
  change: (preferences: Partial<Preferences>) => void;
  /** Takes up what another tab has written. */
  reread: () => void;
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createPreferences(storage: ConsoleStorage): PreferenceStore {
  const listeners = new Set<() => void>();
  const read = (): Preferences => ({
    darkMode: storage.read(STORED_ITEMS.darkMode),
    layoutMode: storage.read(STORED_ITEMS.layoutMode),
    sidebarCollapsed: storage.read(STORED_ITEMS.sidebarCollapsed),
    developerPanel: storage.read(STORED_ITEMS.developerPanel),
  });
  let preferences = read();

  const become = (next: Preferences) => {
    preferences = next;
    listeners.forEach((listener) => {
      listener();
    });
  };

  return {
    current: () => preferences,
    change(changed) {
      const { darkMode, layoutMode, sidebarCollapsed, developerPanel } = changed;
      // Only what changed: the rest may be what another tab has just written.
      if (darkMode !== undefined) storage.write(STORED_ITEMS.darkMode, darkMode);
      if (layoutMode !== undefined) storage.write(STORED_ITEMS.layoutMode, layoutMode);
      if (sidebarCollapsed !== undefined) storage.write(STORED_ITEMS.sidebarCollapsed, sidebarCollapsed);
      if (developerPanel !== undefined) storage.write(STORED_ITEMS.developerPanel, developerPanel);
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
