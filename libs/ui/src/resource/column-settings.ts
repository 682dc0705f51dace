import type { ColumnSettings } from '../provider/ui-provider';

interface Arranged<Column> {
  column: Column;
  shown: boolean;
}

/**
 * The columns in the user's order. New columns follow their declared predecessor; the first is always
 * visible.
 */
export function arrangeColumns<Column extends { key: string }>(
  columns: readonly Column[],
  { order, hidden }: ColumnSettings,
): Arranged<Column>[] {
  const arranged = [...new Set(order)].flatMap((key) => columns.find((column) => column.key === key) ?? []);
  columns.forEach((column, index) => {
    if (arranged.includes(column)) return;
    const before = columns[index - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, column);
  });
  return arranged.map((column) => ({ column, shown: column === columns[0] || !hidden.includes(column.key) }));
}

/** The keys of the shown columns in their order. */
export function shownKeys(columns: readonly { key: string }[], settings: ColumnSettings): string[] {
  return arrangeColumns(columns, settings).flatMap(({ column, shown }) => (shown ? column.key : []));
}

/** Whether the user has changed anything. */
export function isArranged({ order, hidden }: ColumnSettings): boolean {
  return order.length > 0 || hidden.length > 0;
}

/** Moves a key; no change at the ends. */
export function movedKeys(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return [...keys];
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}
