import { useState } from 'react';
import { useUi, type ColumnSettings } from '../provider/ui-provider';

const AS_DECLARED: ColumnSettings = { order: [], hidden: [] };

/** The user's column settings of a table in this browser; without a key until it unmounts. */
export function useColumnSettings(
  tableKey: string | undefined,
): [ColumnSettings, (settings: ColumnSettings | null) => void] {
  const { read, write } = useUi().useColumnStore();
  const [settings, setSettings] = useState<ColumnSettings>(
    () => (tableKey === undefined ? undefined : read(tableKey)) ?? AS_DECLARED,
  );

  const change = (next: ColumnSettings | null) => {
    setSettings(next ?? AS_DECLARED);
    if (tableKey !== undefined) write(tableKey, next);
  };

  return [settings, change];
}
