import { createContext, use } from 'react';
import type { TableColumn } from './table-column';

/** Where rows are drawn as they come into sight: takes the measure of one. */
export const RowMeasure = createContext<((row: HTMLTableRowElement | null) => void) | undefined>(undefined);

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  selected: boolean;
  /** Its place among all rows, where not all of them are drawn. */
  index: number | undefined;
}

/** A row of plain cells. Nothing of antd's stands in it: a hundred of them are drawn at once. */
export function TableRow<Row>({ row, rowKey, columns, selected, index }: TableRowProps<Row>) {
  const measure = use(RowMeasure);
  return (
    <tr
      ref={measure}
      data-row-key={rowKey}
      {...(selected && { 'data-selected': true })}
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2 })}
    >
      {columns.map(({ key, align, render }) => (
        <td key={key} className={align === 'end' ? 'end' : undefined}>
          {render(row)}
        </td>
      ))}
    </tr>
  );
}
