export type { BulkAction } from './bulk/bulk-action';
export { ExportButton } from './export/export-button';
export type { ReadPage } from './list/all-pages';
export { statusColumn, timeColumn } from './list/columns';
export { FilterSelect } from './list/filter-select';
export { MISSING, optionsOf, rowsOf, unlessMissing, type Page } from './list/incomplete-rows';
export { MissingField } from './list/missing-field';
export { LastUpdated } from './list/last-updated';
export { choiceFilter, type ListFilter } from './list/list-filter';
export { ListPage } from './list/list-page';
export {
  int,
  listFields,
  oneOf,
  readListState,
  sortBy,
  sortByList,
  sortedFirst,
  text,
  type Field,
  type ListState,
} from './list/list-query';
export type { ResourceColumn } from './list/resource-column';
export { SearchBox } from './list/search-box';
export { StaleNotice } from './list/stale-notice';
export { useListQuery } from './list/use-list-query';
export { ResourceTable } from './resource/resource-table';
export { RowsTable } from './table/rows-table';
export { useRetainedFocus } from './table/use-retained-focus';
