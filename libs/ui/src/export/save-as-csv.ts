import { allPages, type ReadPage } from '../list/all-pages';
import { CSV_BEGIN, csvLine } from '../list/csv';
import { rowsOf, unlessMissing } from '../list/incomplete-rows';
import { exportedColumns, type ResourceColumn } from '../list/resource-column';
import { saveFile } from './save-file';

interface RowsToExport<Row> {
  /** Name of the file. */
  file: string;
  columns: readonly ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  readPage: ReadPage<Row>;
  /** The rows to export. */
  only: (row: Row) => boolean;
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

/** Saves the rows of every page and returns their number. Rejects if a page can't be read or the signal is aborted. */
export async function saveAsCsv<Row extends object>(rowsToExport: RowsToExport<Row>): Promise<number> {
  const { file, columns, rowKey, readPage, only, signal, onProgress } = rowsToExport;
  // One blob part per page limits memory.
  const cells = exportedColumns(columns);
  const parts = [CSV_BEGIN, csvLine(cells.map(({ title }) => title))];
  let done = 0;
  for await (const page of allPages(readPage, rowKey, signal)) {
    const rows = rowsOf({ data: page.rows, incomplete: page.incomplete }).rows.filter((row) =>
      unlessMissing(() => only(row), true),
    );
    const line = (row: Row) => csvLine(cells.map(({ text }) => unlessMissing(() => text(row), null)));
    parts.push(rows.map(line).join(''));
    done += rows.length;
    onProgress({ done, total: page.total });
  }
  signal.throwIfAborted();
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), file);
  return done;
}
