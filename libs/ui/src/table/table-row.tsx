import { clipText } from '@console/i18n';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { MISSING, unlessMissing } from '../list/incomplete-rows';
import { IncompleteCell } from './incomplete-cell';
import type { TableColumn } from '../list/table-column';

/** Measures a virtualized row. */
export const RowMeasure = createContext<((row: HTMLTableRowElement | null) => void) | undefined>(undefined);

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** The row renders again only if its cells change. */
  cells: readonly Cell<Row>[];
  selected: boolean;
  /** Its details are open. */
  current: boolean;
  incomplete: boolean;
  /** Index among all rows if virtualized. */
  index: number | undefined;
}

type Cell<Row> = Pick<TableColumn<Row>, 'className' | 'key' | 'render' | 'title'>;

/** A memoized row of plain cells. */
export function TableRow<Row>({
  row,
  rowKey,
  cells,
  selected,
  current,
  incomplete,
  index,
}: TableRowProps<Row>) {
  const measure = use(RowMeasure);
  return useMemo(
    () => (
      <tr
        ref={measure}
        data-row-key={rowKey}
        // Focused by `useRowKeys`.
        tabIndex={-1}
        {...(selected && { 'data-selected': true })}
        {...(current && { 'aria-current': true })}
        {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2 })}
      >
        {cells.map(({ key, className, title, render }) => (
          <td key={key} className={className} data-label={typeof title === 'string' ? title : undefined}>
            {incomplete ? (
              <IncompleteCell>{unlessMissing(() => bounded(render(row, false)), MISSING)}</IncompleteCell>
            ) : (
              bounded(render(row, selected))
            )}
          </td>
        ))}
      </tr>
    ),
    [measure, row, rowKey, cells, selected, current, incomplete, index],
  );
}

function bounded(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? clipText(cell) : cell;
}
