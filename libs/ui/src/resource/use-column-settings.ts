import { useMemo, useState } from 'react';
import type { ListControl } from '../list/use-list-query';
import { useUi, type ColumnSettings } from '../provider/ui-provider';
import { shownKeys } from './column-settings';

const AS_DECLARED: ColumnSettings = { order: [], hidden: [] };

/**
 * The column settings of a table: those of the URL, as in a saved view, otherwise the user's in this browser. Without
 * a key the user's last until it unmounts.
 */
export function useColumnSettings(
  tableKey: string | undefined,
  columns: readonly { key: string }[],
  { views }: Pick<ListControl, 'views'>,
): [ColumnSettings, (settings: ColumnSettings | null) => void] {
  const { read, write } = useUi().useColumnStore();
  const [stored, setStored] = useState<ColumnSettings>(
    () => (tableKey === undefined ? undefined : read(tableKey)) ?? AS_DECLARED,
  );
  const shown = views.current.columns?.join();
  const fromUrl = useMemo(() => {
    if (shown === undefined) return undefined;
    const order = shown.split(',');
    return { order, hidden: columns.map(({ key }) => key).filter((key) => !order.includes(key)) };
  }, [shown, columns]);

  const change = (next: ColumnSettings | null) => {
    if (fromUrl || views.id !== '') {
      views.changeColumns(next && shownKeys(columns, next));
      return;
    }
    setStored(next ?? AS_DECLARED);
    if (tableKey !== undefined) write(tableKey, next);
  };

  return [fromUrl ?? stored, change];
}
