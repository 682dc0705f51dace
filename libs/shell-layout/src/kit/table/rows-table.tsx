import { MAX_PAGE_SIZE } from '@console/http/contract';
import { Table, theme, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { ResourceColumn } from './resource-column';
import { useSelectColumn, type RowSelect } from '../bulk/use-select-column';
import { HEADER_POSITION, PLAIN_PARTS, rowCount, rowPosition, VIRTUAL_PARTS } from './virtual-rows';

/** What a column without a width gets where widths cannot be taken from the content, in pixels. */
const COLUMN_WIDTH = 160;

interface RowsTableProps<Row> {
  /** The accessible name. */
  label: string;
  rows: readonly Row[];
  columns: readonly ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  busy?: boolean;
  /** The `key` of the sorted column, `-` in front for descending; of several, comma-joined, the header shows the first. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Boxes to tick the rows. */
  select?: RowSelect<Row>;
  /** Stands in place of rows. */
  empty?: ReactNode;
  /** As a CSS length; only more rows than a page can have are scrolled by themselves unless told. */
  maxHeight?: string;
}

/** Rows and columns. Beyond the largest page only the rows in sight are drawn. */
export function RowsTable<Row extends object>({
  label,
  rows,
  columns,
  rowKey,
  busy = false,
  sort = '',
  onSort,
  select,
  empty,
  maxHeight,
}: RowsTableProps<Row>) {
  const { token } = theme.useToken();
  const selectColumn = useSelectColumn({ rows, columns, rowKey, select });
  const virtual = rows.length > MAX_PAGE_SIZE || (maxHeight !== undefined && rows.length > 0);
  const shown = tableColumns(columns, sort, virtual);

  return (
    <Table<Row>
      // Other parts, another table: what one has measured is of no use to the other.
      key={String(virtual)}
      aria-label={label}
      aria-busy={busy}
      columns={selectColumn ? [selectColumn, ...shown] : shown}
      dataSource={rows}
      rowKey={rowKey}
      size="middle"
      loading={busy}
      pagination={false}
      showSorterTooltip={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      // antd draws a focused header in the primary colour, too faint on its ground; the outline is enough.
      styles={{
        header: { cell: { color: token.colorTextHeading, ...(virtual && STUCK) } },
        ...(virtual && { content: { maxHeight: maxHeight ?? '70vh' } }),
      }}
      {...(virtual
        ? {
            ...rowCount(rows.length),
            components: VIRTUAL_PARTS,
            tableLayout: 'fixed',
            onHeaderRow: () => HEADER_POSITION,
          }
        : { components: PLAIN_PARTS })}
      onRow={(row, index) => ({
        ...(virtual && rowPosition(index)),
        ...(select?.isSelected(rowKey(row)) && { style: { background: token.controlItemBgActive } }),
      })}
      locale={{ emptyText: empty }}
      onChange={(_pagination, _filters, sorter) => {
        const [sorted] = Array.isArray(sorter) ? sorter : [sorter];
        const chosen = sortText(sorted?.columnKey, sorted?.order);
        if (chosen !== undefined) onSort?.(chosen);
      }}
    />
  );
}

const STUCK = { position: 'sticky', top: 0, zIndex: 1 } as const;

function tableColumns<Row extends object>(
  columns: readonly ResourceColumn<Row>[],
  sort: string,
  virtual: boolean,
): NonNullable<TableProps<Row>['columns']> {
  const [first = ''] = sort.split(',');
  const field = first.replace(/^-/, '');
  const order = first.startsWith('-') ? 'descend' : 'ascend';
  return columns.map(({ key, title, render, sortable = false, align = 'start', width }) => ({
    key,
    title,
    align,
    ...((width !== undefined || virtual) && { width: width ?? COLUMN_WIDTH }),
    render: (_value: unknown, row: Row) => render(row),
    ...(sortable && { sorter: true, sortOrder: key === field ? order : null }),
  }));
}

function sortText(key: unknown, order: 'ascend' | 'descend' | null | undefined): string | undefined {
  if (typeof key !== 'string' || !order) return undefined;
  return order === 'descend' ? `-${key}` : key;
}
