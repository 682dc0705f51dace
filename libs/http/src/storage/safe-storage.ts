/** Text by key. Never throws: if the browser blocks its storage, values live as long as the page. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  /** Whether the last value survives the page. */
  lasts(key: string): boolean;
}

/**
 * Wraps a Web Storage that may be blocked, full or missing; values that cannot be written stay in memory. @see spec 3.12
 *
 * @param opens storages in order of preference; the first that opens is used. Opened at each access, because reading `window.localStorage` may throw.
 */
export function createSafeStorage(...opens: [() => Storage, ...(() => Storage)[]]): SafeStorage {
  const inMemory = new Map<string, string | null>();
  return {
    read(key) {
      const known = inMemory.get(key);
      if (known !== undefined) return known;
      try {
        return firstOf(opens).getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        const storage = firstOf(opens);
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, value);
      }
    },
    lasts: (key) => !inMemory.has(key),
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
