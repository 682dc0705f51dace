import type { ReactNode } from 'react';
import type { ResourceColumn } from './resource-column';

/** What a table draws of a column: those that a screen declares, and those that hold something to act with. */
export interface TableColumn<Row> extends Pick<ResourceColumn<Row>, 'key' | 'render' | 'sortable' | 'align'> {
  title: ReactNode;
  /** In pixels. */
  width?: number;
}
