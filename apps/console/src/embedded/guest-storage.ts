import {
  createConsoleStorage,
  createMemoryStorage,
  createSafeStorage,
  STORED_ITEMS,
  type ConsoleStorage,
  type SafeStorage,
} from '@console/http';

/** Items that the host sets or that belong to its session. */
const MEMORY_KEYS: readonly string[] = [
  STORED_ITEMS.pendingToken,
  STORED_ITEMS.tokenHeader,
  STORED_ITEMS.layoutMode,
  STORED_ITEMS.language,
].map(({ key }) => key);

/**
 * The storage of a guest. Token and session data stay in memory, apart from other consoles in the page or tab; the
 * token is also written to the local storage of the host’s window, or of this one if that is inaccessible. Preferences
 * and drafts are in local storage as usual. @see spec 3.12
 */
export function createGuestStorage(
  hostWindow: Pick<Window, 'localStorage'>,
  own: Pick<Window, 'localStorage'> = window,
): ConsoleStorage {
  const memory = createMemoryStorage();
  const local = createSafeStorage(() => own.localStorage);
  const hostLocal = createSafeStorage(
    () => hostWindow.localStorage,
    () => own.localStorage,
  );
  return createConsoleStorage({
    local: byKey((key) => (MEMORY_KEYS.includes(key) ? memory : local)),
    tab: createMemoryStorage(),
    host: {
      ...memory,
      write: (key, value) => {
        memory.write(key, value);
        hostLocal.write(key, value);
      },
    },
  });
}

function byKey(storageOf: (key: string) => SafeStorage): SafeStorage {
  return {
    read: (key) => storageOf(key).read(key),
    write: (key, value) => {
      storageOf(key).write(key, value);
    },
    lasts: (key) => storageOf(key).lasts(key),
  };
}
