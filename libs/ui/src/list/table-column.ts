import type { ReactNode } from 'react';
import type { ResourceColumn } from './resource-column';

/** What a table draws of a column: those that a screen declares, and those that hold something to act with. */
export interface TableColumn<Row> extends Pick<ResourceColumn<Row>, 'key' | 'sortable' | 'align'> {
  title: ReactNode;
  render: (row: Row, selected: boolean) => ReactNode;
  /** In pixels. */
  width?: number;
}
