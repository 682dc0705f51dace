/** Text by key. Never throws: where the browser refuses its storage, values live as long as the page. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  /** Whether what was written last is still there after the page. */
  lasts(key: string): boolean;
}

/**
 * Wraps a Web Storage that may be blocked, full or missing. A value that could not be written is kept in memory, so the
 * page that wrote it goes on working. @see spec 3.12
 *
 * @param opens the storages to use, the favourite first: the first that opens counts. Each is opened for each access,
 * because reading `window.localStorage` itself may throw; that of a window of another origin always does.
 */
export function createSafeStorage(...opens: [() => Storage, ...(() => Storage)[]]): SafeStorage {
  const kept = new Map<string, string | null>();
  return {
    read(key) {
      const own = kept.get(key);
      if (own !== undefined) return own;
      try {
        return firstOf(opens).getItem(key);
      } catch {
        // Blocked storage reads as empty.
        return null;
      }
    },
    write(key, value) {
      try {
        const storage = firstOf(opens);
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        kept.delete(key);
      } catch {
        // Blocked or full: this page keeps the value for itself.
        kept.set(key, value);
      }
    },
    lasts: (key) => !kept.has(key),
  };
}

function firstOf([open, ...others]: (() => Storage)[]): Storage {
  if (!open) throw new Error('There is no storage.');
  try {
    return open();
  } catch {
    return firstOf(others);
  }
}

/** For tests, stories and pages without a storage. */
export function createMemoryStorage(entries: Record<string, string> = {}): SafeStorage {
  const values = new Map(Object.entries(entries));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
    lasts: () => false,
  };
}
