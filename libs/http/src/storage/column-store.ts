import type { ConsoleStorage } from './console-storage';
import { STORED_ITEMS } from './stored-items';

interface ColumnSettings {
  order: readonly string[];
  hidden: readonly string[];
}

/** Column settings by the key of a table; null removes them. */
export function createColumnStore(storage: ConsoleStorage) {
  const read = () => storage.read(STORED_ITEMS.tableColumns);
  return {
    read: (key: string) => read().find(({ table }) => table === key),
    write: (key: string, settings: ColumnSettings | null) => {
      const others = read().filter(({ table }) => table !== key);
      const added = settings
        ? [{ table: key, order: [...settings.order], hidden: [...settings.hidden] }]
        : [];
      storage.write(STORED_ITEMS.tableColumns, [...others, ...added]);
    },
  };
}
