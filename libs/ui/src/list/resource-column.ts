import type { ReactNode } from 'react';
import type { CsvCell } from './csv';

/** One column; a `sortable` one sorts by its `key`. The first column of a table names its rows: it is always shown. */
export interface ResourceColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** What an export says, where `render` gives more than a text or a number. */
  text?: (row: Row) => CsvCell;
  /** Several export columns instead of one, such as amount and currency. */
  exports?: readonly ExportedColumn<Row>[];
  sortable?: boolean;
  align?: 'start' | 'end';
  width?: number;
}

/** A column of an export. */
export interface ExportedColumn<Row> {
  title: string;
  text: (row: Row) => CsvCell;
}

/** The columns that an export has for those of a table. */
export function exportedColumns<Row>(columns: readonly ResourceColumn<Row>[]): ExportedColumn<Row>[] {
  return columns.flatMap(
    (column) => column.exports ?? [{ title: column.title, text: (row: Row) => columnText(column, row) }],
  );
}

/** What a column says of a row in plain text. */
export function columnText<Row>({ text, render }: ResourceColumn<Row>, row: Row): CsvCell {
  if (text) return text(row);
  const shown = render(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

/** What a row is called: what its first column says, else its key. */
export function rowName<Row>(
  [first]: readonly ResourceColumn<Row>[],
  rowKey: (row: Row) => string,
  row: Row,
): string {
  return String((first && columnText(first, row)) ?? rowKey(row));
}
