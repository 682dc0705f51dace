import { STORED_ITEMS, type ConsoleStorage } from '@console/http';

/** Minimum time between two automatic reloads. Milliseconds. @see spec 9 */
export const RELOAD_GUARD_MS = 10_000;

/** Prevents reload loops of a tab. */
export interface ReloadGuard {
  /** Whether the page may reload automatically now; true counts as a reload. */
  pass: () => boolean;
}

/** Stored in the tab. Without storage automatic reloads are off, because they might never end. */
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
