import type { ReactNode } from 'react';
import type { ResourceColumn } from './resource-column';

/** A rendered column: data or controls. */
export interface TableColumn<Row> extends Pick<
  ResourceColumn<Row>,
  'key' | 'sortable' | 'align' | 'priority'
> {
  title: ReactNode;
  render: (row: Row, selected: boolean) => ReactNode;
  /** Pixels. */
  width?: number;
  className?: string;
}
