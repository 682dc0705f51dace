import { STORED_ITEMS, type ConsoleStorage } from '@console/http';

/** How long after a page was loaded anew by itself that does not happen again. @see spec 9 */
export const RELOAD_GUARD_MS = 10_000;

/** Keeps a tab from loading itself anew over and over. */
export interface ReloadGuard {
  /** Whether the page may be loaded anew by itself now; if so, that counts as done. */
  pass: () => boolean;
}

/** Remembers in the tab. Where the browser remembers nothing, nothing is loaded anew: it might never end. */
export function createReloadGuard(storage: ConsoleStorage, now = () => Date.now()): ReloadGuard {
  return {
    pass() {
      const time = now();
      const last = storage.read(STORED_ITEMS.reloadedAt);
      // A clock that was set back leaves a time in the future.
      if (last !== null && Math.abs(time - last) < RELOAD_GUARD_MS) return false;
      storage.write(STORED_ITEMS.reloadedAt, time);
      return storage.lasts(STORED_ITEMS.reloadedAt);
    },
  };
}
