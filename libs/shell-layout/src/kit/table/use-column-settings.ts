import { STORED_ITEMS } from '@console/http';
import { useState } from 'react';
import { useConsole } from '../../services/console-services';
import type { ColumnSettings } from './column-settings';

const AS_DECLARED: ColumnSettings = { order: [], hidden: [] };

/** How this browser arranged the columns of one table; without a key, for as long as the table stands. */
export function useColumnSettings(
  tableKey: string | undefined,
): [ColumnSettings, (settings: ColumnSettings | null) => void] {
  const { storage } = useConsole();
  const [settings, setSettings] = useState<ColumnSettings>(() => {
    const kept = storage.read(STORED_ITEMS.tableColumns).find((table) => table.table === tableKey);
    return kept ?? AS_DECLARED;
  });

  const change = (next: ColumnSettings | null) => {
    setSettings(next ?? AS_DECLARED);
    if (tableKey === undefined) return;
    const others = storage.read(STORED_ITEMS.tableColumns).filter((table) => table.table !== tableKey);
    const own = next ? [{ table: tableKey, order: [...next.order], hidden: [...next.hidden] }] : [];
    storage.write(STORED_ITEMS.tableColumns, [...others, ...own]);
  };

  return [settings, change];
}
