import { z } from 'zod';
import { createMemoryStorage, type SafeStorage } from './safe-storage';
import { STORED_ITEMS, type StorageScope, type StoredItem } from './stored-items';

/**
 * What the browser remembers for a console, item by item. Never throws: what is blocked, corrupt or of another shape
 * reads as absent. @see spec 3.12
 */
export interface ConsoleStorage {
  read<Kept, Absent>(item: StoredItem<Kept, Absent>): Kept | Absent;
  /** Null removes; so does a value that does not fit. */
  write<Kept, Absent>(item: StoredItem<Kept, Absent>, value: Kept | null): void;
  /** Whether what was written last is still there when the page is loaded anew. */
  lasts<Kept, Absent>(item: StoredItem<Kept, Absent>): boolean;
  /** Removes everything of the person who was signed in. */
  clearPersonal(): void;
}

/** @param places where items are kept; one that is not given lives as long as the page. */
export function createConsoleStorage(
  places: Partial<Record<StorageScope, SafeStorage>> = {},
): ConsoleStorage {
  const { local = createMemoryStorage(), tab = createMemoryStorage() } = places;
  const storages = { local, tab, host: places.host ?? local };
  return {
    read({ key, where, codec, absent }) {
      const text = storages[where].read(key);
      const decoded = text === null ? undefined : codec.safeParse(text);
      return decoded?.success ? decoded.data : absent;
    },
    write({ key, where, codec }, value) {
      storages[where].write(key, value === null ? null : encoded(codec, value));
    },
    lasts: ({ key, where }) => storages[where].lasts(key),
    clearPersonal() {
      for (const { key, where, personal } of Object.values(STORED_ITEMS)) {
        if (personal) storages[where].write(key, null);
      }
    },
  };
}

function encoded<Kept>(codec: z.ZodType<Kept, string>, value: Kept): string | null {
  try {
    return z.encode(codec, value);
  } catch {
    // Of another shape than promised, or nothing that JSON can hold.
    return null;
  }
}
