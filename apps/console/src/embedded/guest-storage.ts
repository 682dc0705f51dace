import {
  createConsoleStorage,
  createMemoryStorage,
  createSafeStorage,
  STORED_ITEMS,
  type ConsoleStorage,
  type SafeStorage,
} from '@console/http';

/** What the host decides, or what belongs to its session: another console of this browser has it otherwise. */
const OWN_KEYS: readonly string[] = [
  STORED_ITEMS.pendingToken,
  STORED_ITEMS.tokenHeader,
  STORED_ITEMS.layoutMode,
  STORED_ITEMS.language,
].map(({ key }) => key);

/**
 * What a guest remembers. Its token, and all that comes of it, is its own, whatever other consoles of the same page or tab
 * hold; the token is written to the storage of the window around it as well, where that window lets us, else to ours.
 * Looks, drafts and the like are this browser's, as ever. @see spec 3.12
 */
export function createGuestStorage(
  around: Pick<Window, 'localStorage'>,
  own: Pick<Window, 'localStorage'> = window,
): ConsoleStorage {
  const memory = createMemoryStorage();
  const local = createSafeStorage(() => own.localStorage);
  const outer = createSafeStorage(
    () => around.localStorage,
    () => own.localStorage,
  );
  return createConsoleStorage({
    local: byKey((key) => (OWN_KEYS.includes(key) ? memory : local)),
    tab: createMemoryStorage(),
    host: {
      ...memory,
      write: (key, value) => {
        memory.write(key, value);
        outer.write(key, value);
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
