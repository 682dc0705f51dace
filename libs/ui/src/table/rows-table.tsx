import type { Density } from '@console/http';
import { MAX_PAGE_SIZE } from '@console/http/contract';
import { useMemo, type ReactNode, useCallback } from 'react';
import { preloadedComponent } from '../lazy/preloaded-component';
import type { ResourceColumn } from '../list/resource-column';
import type { TableColumn } from '../list/table-column';
import { useSelectColumn, type RowSelect } from './use-select-column';
import { HeaderCell } from './header-cell';
import { TableRow } from './table-row';

const RowsInSight = preloadedComponent(async () => (await import('./rows-in-sight')).RowsInSight);

/** The key of the column of row actions. */
export const ACTIONS_KEY = '(actions)';

/** Pixels, where widths are not computed from the content. */
const COLUMN_WIDTH = 160;

interface RowsTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  /** They have no key and cannot be selected. */
  incomplete?: ReadonlySet<Row>;
  busy?: boolean;
  /** The sorted column's `key`, `-` for descending; of several, the header shows the first. */
  sort?: string;
  onSort?: (sort: string) => void;
  select?: RowSelect<Row>;
  /** The key of the row whose details are open. */
  current?: string | undefined;
  /** Shown without rows. */
  empty?: ReactNode;
  /** Rows of bars while the first rows load. */
  skeletons?: number;
  /** Rows are cards on phones. */
  cards?: boolean;
  /** Default: the user's. */
  density?: Density | null;
  /** A CSS length; default: only more rows than a page can have scroll. */
  maxHeight?: string;
}

/**
 * A table of plain elements: antd's `Table` is larger than the rest of a list and renders rows five times
 * slower. Beyond the maximum page size only visible rows render.
 */
export function RowsTable<Row extends object>({
  label,
  rows,
  columns,
  rowKey,
  incomplete,
  busy = false,
  sort = '',
  onSort,
  select,
  current,
  empty,
  skeletons = 0,
  cards = false,
  density,
  maxHeight,
}: RowsTableProps<Row>) {
  const edges = useScrollEdges();
  const selectable = incomplete?.size ? rows.filter((row) => !incomplete.has(row)) : rows;
  const selectColumn = useSelectColumn({ rows: selectable, columns, rowKey, select });
  const named = useMemo(() => columns.map(withClasses), [columns]);
  const shown: readonly TableColumn<Row>[] = selectColumn
    ? [{ ...selectColumn.head, className: 'select' }, ...named]
    : named;
  const selectCell = selectColumn?.cell;
  const cells = useMemo(
    () => (selectCell ? [{ ...selectCell, className: 'select' }, ...named] : named),
    [selectCell, named],
  );
  const incompleteCells = useMemo(
    () =>
      selectCell
        ? [{ key: selectCell.key, title: null, className: 'select', render: () => null }, ...named]
        : named,
    [selectCell, named],
  );
  const loading = busy && rows.length === 0 ? skeletons : 0;
  const virtual = rows.length > MAX_PAGE_SIZE || (maxHeight !== undefined && rows.length > 0);
  const widths = shown.map(({ width }) => width ?? (virtual ? COLUMN_WIDTH : undefined));

  const head = (
    <>
      {widths.some((width) => width !== undefined) && (
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} className={shown[index]?.priority} style={{ width }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr {...(virtual && { 'aria-rowindex': 1 })}>
          {shown.map((column) => (
            <HeaderCell
              key={column.key}
              column={column}
              sorted={sortedBy(column.key, sort)}
              onSort={
                column.sortable && onSort
                  ? () => onSort(sortedBy(column.key, sort) === 'ascending' ? `-${column.key}` : column.key)
                  : undefined
              }
            />
          ))}
        </tr>
      </thead>
    </>
  );

  const drawn = rows.map((row, index) => {
    const isIncomplete = incomplete?.has(row) ?? false;
    const key = isIncomplete ? `(incomplete ${String(index)})` : rowKey(row);
    return (
      <TableRow<Row>
        key={key}
        row={row}
        rowKey={key}
        cells={isIncomplete ? incompleteCells : cells}
        selected={!isIncomplete && (select?.isSelected(key) ?? false)}
        current={key === current}
        incomplete={isIncomplete}
        index={virtual ? index : undefined}
      />
    );
  });

  return (
    <div
      className="console-table"
      {...(busy && { 'data-busy': true })}
      {...(cards && { 'data-cards': true })}
      {...(density && { 'data-density': density })}
      {...(virtual && { 'data-virtual': true })}
    >
      {virtual ? (
        <RowsInSight label={label} busy={busy} head={head} rows={drawn} maxHeight={maxHeight ?? '70vh'} />
      ) : (
        <div
          ref={edges}
          style={{ position: 'relative', overflowX: 'auto' }}
          // Without rows nothing in it takes the focus that scrolling by keyboard needs.
          {...(rows.length === 0 && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        >
          <table aria-label={label} aria-busy={busy} style={{ width: 'max-content', minWidth: '100%' }}>
            {head}
            <tbody>
              {drawn}
              {Array.from({ length: loading }, (_, row) => (
                <tr key={row} className="skeleton" aria-hidden>
                  {shown.map(({ key, className }) => (
                    <td key={key} className={className}>
                      <i />
                    </td>
                  ))}
                </tr>
              ))}
              {rows.length === 0 && loading === 0 && (
                <tr className="other">
                  <td colSpan={shown.length}>{empty}</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** The first column and the actions stay in sight; columns of low priority leave narrow lists. */
function withClasses<Row>(column: ResourceColumn<Row>, index: number): TableColumn<Row> {
  const className = [
    column.align === 'end' && 'end',
    index === 0 && 'first',
    column.key === ACTIONS_KEY && 'actions',
    column.priority,
  ];
  return { ...column, className: className.filter(Boolean).join(' ') };
}

/** The sort direction of a column; undefined unless the list sorts by it first. */
function sortedBy(key: string, sort: string): 'ascending' | 'descending' | undefined {
  const [first] = sort.split(',');
  if (first === key) return 'ascending';
  return first === `-${key}` ? 'descending' : undefined;
}

/** Marks an element that scrolls sideways with `data-before` and `data-after` while content is hidden there. */
function useScrollEdges() {
  return useCallback((area: HTMLElement | null) => {
    if (!area) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = area;
      area.toggleAttribute('data-before', scrollLeft > 0);
      area.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(area);
    if (area.firstElementChild) observer.observe(area.firstElementChild);
    area.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', mark);
    };
  }, []);
}
