import { z } from 'zod';
import { createMemoryStorage, type SafeStorage } from './safe-storage';
import { STORED_ITEMS, type StorageScope, type StoredItem } from './stored-items';

/**
 * Typed browser storage. Never throws: blocked, corrupt or invalid values read as absent. @see spec 3.12
 */
export interface ConsoleStorage {
  read<Kept, Absent>(item: StoredItem<Kept, Absent>): Kept | Absent;
  /** Null or an invalid value removes the item. */
  write<Kept, Absent>(item: StoredItem<Kept, Absent>, value: Kept | null): void;
  /** Whether the last value survives a reload. */
  lasts<Kept, Absent>(item: StoredItem<Kept, Absent>): boolean;
  /** Removes the user's items, by default in every scope. */
  clearPersonal(scope?: StorageScope): void;
}

/** @param places default: in memory. */
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
    clearPersonal(scope) {
      for (const { key, where, personal } of Object.values(STORED_ITEMS)) {
        if (personal && where === (scope ?? where)) storages[where].write(key, null);
      }
    },
  };
}

function encoded<Kept>(codec: z.ZodType<Kept, string>, value: Kept): string | null {
  try {
    return z.encode(codec, value);
  } catch {
    return null;
  }
}
