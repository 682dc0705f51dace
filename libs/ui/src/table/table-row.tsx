import { clipText } from '@console/i18n';
import { createContext, use, useMemo, type ReactNode, Component } from 'react';
import { MISSING, unlessMissing } from '../list/incomplete-rows';
import type { TableColumn } from '../list/table-column';
import { MissingField } from '../list/missing-field';

interface IncompleteCellProps {
  children: ReactNode;
}

/** A cell of an incomplete row: a dash if its content needs a missing field. */
class IncompleteCell extends Component<IncompleteCellProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof MissingField) return { isMissing: true };
    throw error;
  }

  override render(): ReactNode {
    return this.state.isMissing ? MISSING : this.props.children;
  }
}

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
