import type { ReactNode } from 'react';
import type { CsvCell } from './csv';

/** A column; if `sortable`, it sorts by `key`. The first column names the rows and is always visible. */
export interface ResourceColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The exported value if `render` returns neither text nor number. */
  text?: (row: Row) => CsvCell;
  /** Several export columns instead of one, such as amount and currency. */
  exports?: readonly ExportedColumn<Row>[];
  sortable?: boolean;
  align?: 'start' | 'end';
  width?: number;
  /**
   * Hidden in a list narrower than 1,100 px (`secondary`) or 1,800 px (`tertiary`), unless the user has arranged
   * the columns.
   */
  priority?: 'secondary' | 'tertiary';
}

export interface ExportedColumn<Row> {
  title: string;
  text: (row: Row) => CsvCell;
}

export function exportedColumns<Row>(columns: readonly ResourceColumn<Row>[]): ExportedColumn<Row>[] {
  return columns.flatMap(
    (column) => column.exports ?? [{ title: column.title, text: (row: Row) => columnText(column, row) }],
  );
}

/** The plain text of a cell. */
export function columnText<Row>({ text, render }: ResourceColumn<Row>, row: Row): CsvCell {
  if (text) return text(row);
  const shown = render(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

/** The name of a row: its first column, otherwise its key. */
export function rowName<Row>(
  [first]: readonly ResourceColumn<Row>[],
  rowKey: (row: Row) => string,
  row: Row,
): string {
  return String((first && columnText(first, row)) ?? rowKey(row));
}
