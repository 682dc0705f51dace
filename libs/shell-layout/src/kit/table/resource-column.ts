import type { ReactNode } from 'react';
import type { CsvCell } from '../export/csv';

/** One column; a `sortable` one sorts by its `key`. The first column of a table names its rows: it is always shown. */
export interface ResourceColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** What an export says, where `render` gives more than a text or a number. */
  text?: (row: Row) => CsvCell;
  sortable?: boolean;
  align?: 'start' | 'end';
  width?: number;
}

/** The cell of a column in an export. */
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
