import TableOutlined from '@ant-design/icons/TableOutlined';
import type { ConsoleError } from '@console/http';
import { MAX_PAGE_SIZE, type IncompleteRow, type GroupAccess } from '@console/http/contract';
import { Button, Flex, theme } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadedComponent } from '../lazy/preloaded-component';
import type { ReadPage } from '../list/all-pages';
import type { BulkAction } from '../bulk/bulk-action';
import { useUi } from '../provider/ui-provider';
import { arrangeColumns, isArranged, shownKeys } from './column-settings';
import { EmptyState } from '../display/empty-state';
import { ExportButton } from '../export/export-button';
import { FailedState } from '../display/failed-state';
import { VISUALLY_HIDDEN } from '../display/visually-hidden';
import { rowsOf } from '../list/incomplete-rows';
import { FilterChips } from '../list/filter-chips';
import { FilterPanel } from '../list/filter-panel';
import type { ListFilter } from '../list/list-filter';
import { LastUpdated } from '../list/last-updated';
import { ListPager } from '../list/list-pager';
import type { PageAction } from '../actions/page-actions';
import type { ResourceColumn } from '../list/resource-column';
import { RowsTable } from '../table/rows-table';
import type { Reading } from '../list/reading';
import { SearchBox } from '../list/search-box';
import { countSelected, isSelected, withRows } from '../table/selection';
import type { SelectionBar } from '../bulk/selection-bar';
import { useActionsColumn } from './use-actions-column';
import { useColumnSettings } from './use-column-settings';
import { useRowKeys } from '../table/use-row-keys';
import { useRetainedFocus } from '../table/use-retained-focus';
import type { ListControl } from '../list/use-list-query';
import { useSelection } from '../table/use-selection';

const ColumnSettingsDialog = preloadedComponent(
  async () => (await import('./column-settings-dialog')).ColumnSettingsDialog,
  ({ open }) => open,
);
const IncompleteNote = preloadedComponent(
  async () => (await import('../list/incomplete-note')).IncompleteNote,
);
const StaleNotice = preloadedComponent(async () => (await import('../list/stale-notice')).StaleNotice);

/** A screen full. */
const MOST_SKELETONS = 18;

interface SelectionBarSlotProps {
  needed: boolean;
  /** The caller knows the type of the rows. */
  draw: (Bar: typeof SelectionBar) => ReactNode;
}

const SelectionBarSlot = preloadedComponent<SelectionBarSlotProps>(
  async () => {
    const { SelectionBar: Bar } = await import('../bulk/selection-bar');
    return ({ draw }) => draw(Bar);
  },
  ({ needed }) => needed,
);

interface ResourcePageShown<Row> {
  data: readonly Row[];
  total: number;
  incomplete?: readonly IncompleteRow<Row>[];
}

interface ResourceResult<Row> extends Reading {
  /**
   * The page. More rows than a page can have are the whole list: rendered without pages, virtualized, and
   * searched and sorted by the screen.
   */
  data?: ResourcePageShown<Row> | undefined;
  /** Of the current arguments. */
  currentData?: ResourcePageShown<Row> | undefined;
}

interface ResourceTableProps<Row> {
  label: string;
  list: ListControl;
  result: ResourceResult<Row>;
  /** Rows render again only on change while this, `rowKey` and `rowActions` are stable. */
  columns: readonly ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Shown for an empty list without filters. */
  empty: string;
  /** The button that adds a row, repeated in an empty list. */
  add?: ReactNode;
  /** Default: true. */
  searchable?: boolean;
  /** Rows of the placeholder while it loads; default: a page, at most a screen full. */
  skeletons?: number;
  /** What the search covers; default: everything. */
  searchLabel?: string;
  /**
   * Refetched automatically: shows its load time and a reload button. Loaded rows stay during a reload and,
   * with their age, after a failure.
   */
  live?: boolean;
  /** Explained in place of the list after a 403. */
  access?: GroupAccess;
  /** In a panel; those that are set are chips below the toolbar. */
  filters?: readonly ListFilter[];
  /** Enables arranging columns, stored in this browser under this key. */
  tableKey?: string;
  /** Loads a page with the current filters and sorting; enables export and "select all matching". */
  readPage?: ReadPage<Row>;
  /** Enables selection. */
  bulkActions?: readonly BulkAction<Row>[];
  /** The menu at the end of a row. */
  rowActions?: (row: Row) => readonly PageAction[];
  /** The key of the row whose details are open. */
  current?: string | undefined;
}

/**
 * The console's table: search, sorting and paging with URL state, load states, column settings, export and
 * bulk actions.
 */
export function ResourceTable<Row extends object>({
  label,
  list,
  result,
  columns,
  rowKey,
  empty,
  add,
  searchable = true,
  skeletons,
  searchLabel,
  live = false,
  access,
  filters = [],
  tableKey,
  readPage,
  bulkActions = [],
  rowActions,
  current,
}: ResourceTableProps<Row>) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const { RejectedState, ListViews } = useUi();
  const { state, change } = list;
  const [settings, changeSettings] = useColumnSettings(tableKey, columns, list);
  const [arranging, setArranging] = useState(false);
  const shown = useMemo(
    () =>
      arrangeColumns(columns, settings).flatMap((one) => {
        if (!one.shown) return [];
        const { priority: _priority, ...always } = one.column;
        return isArranged(settings) ? always : one.column;
      }),
    [columns, settings],
  );
  const [selection, select] = useSelection<Row>(list.scope);
  const focus = useRetainedFocus();
  useRowKeys(focus.areaProps.ref);
  const { data: page } = result;
  const { rows, incomplete } = useMemo(() => rowsOf(page), [page]);
  const total = page?.total ?? 0;
  const whole = rows.length > MAX_PAGE_SIZE;
  const hasTools = searchable || filters.length > 0 || (readPage ?? tableKey) !== undefined;
  const failure = result.error && 'kind' in result.error ? result.error : undefined;
  const kept = live && result.currentData !== undefined;
  const busy = result.isFetching && !kept;
  const isRejected = !busy && isForbidden(failure);

  const actions = useActionsColumn({ rowActions, columns, rowKey, incomplete });
  const withActions = useMemo(
    () => (actions.column ? [...shown, actions.column] : shown),
    [actions.column, shown],
  );

  return (
    <Flex vertical gap={token.margin} {...focus.areaProps} style={{ outline: 'none' }}>
      {hasTools && (
        <Flex gap={token.marginSM} wrap align="center" className="console-toolbar">
          {searchable && (
            <SearchBox
              value={state.q}
              {...(searchLabel !== undefined && { label: searchLabel })}
              onSearch={(q) => change({ q })}
            />
          )}
          {filters.some(({ field }) => field !== undefined) && <FilterPanel filters={filters} />}
          {tableKey !== undefined && (
            <ListViews
              table={tableKey}
              views={list.views}
              columns={isArranged(settings) ? shownKeys(columns, settings) : null}
            />
          )}
          <Flex gap={token.marginXS} wrap className="console-toolbar-end">
            {live && <LastUpdated {...result} />}
            {readPage && total > 0 && (
              <ExportButton name={label} columns={shown} rowKey={rowKey} readPage={readPage} />
            )}
            {tableKey !== undefined && (
              <Button icon={<TableOutlined aria-hidden />} onClick={() => setArranging(true)}>
                {t('columns.title')}
              </Button>
            )}
          </Flex>
        </Flex>
      )}
      <FilterChips filters={filters} onClear={list.filterCount > 0 ? list.clear : undefined} />
      <ColumnSettingsDialog
        open={arranging}
        onClose={() => setArranging(false)}
        columns={columns}
        settings={settings}
        onChange={changeSettings}
      />
      {access && isRejected ? (
        <RejectedState access={access} what={label} />
      ) : failure && !result.isFetching && !kept ? (
        <FailedState
          title={failure.kind === 'drift' ? t('list.failedDrift') : t('list.failed')}
          error={failure}
          onRetry={() => {
            result.refetch();
          }}
        />
      ) : (
        <>
          {kept && <StaleNotice {...result} />}
          {incomplete.size > 0 && <IncompleteNote count={incomplete.size} />}
          <RowsTable<Row>
            label={label}
            rows={rows}
            columns={withActions}
            rowKey={rowKey}
            incomplete={incomplete}
            busy={busy}
            current={current}
            cards
            density={list.views.current.density}
            skeletons={skeletons ?? Math.min(state.perPage, MOST_SKELETONS)}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
            {...(bulkActions.length > 0 && {
              select: {
                isSelected: (key) => isSelected(selection, key),
                onSelect: (ticked, selected) => select(withRows(selection, ticked, selected)),
              },
            })}
            empty={busy ? ' ' : <Nothing empty={empty} add={add} list={list} total={total} />}
          />
          {bulkActions.length > 0 && (
            <SelectionBarSlot
              needed={countSelected(selection, total) > 0}
              draw={(Bar) => (
                <Bar
                  actions={bulkActions}
                  selection={selection}
                  onSelect={select}
                  rows={rows.filter((row) => !incomplete.has(row))}
                  total={total}
                  scope={list.scope}
                  columns={columns}
                  file={{ name: label, columns: shown }}
                  rowKey={rowKey}
                  readPage={readPage}
                  onChanged={() => {
                    result.refetch();
                  }}
                  onDialogGone={focus.regain}
                />
              )}
            />
          )}
          {total > 0 && !whole && (
            <ListPager page={state.page} perPage={state.perPage} total={total} onChange={change} />
          )}
        </>
      )}
      {actions.explanation}
      <div role="status" style={VISUALLY_HIDDEN}>
        {busy || (failure && !kept) ? '' : t('list.total', { count: total })}
      </div>
    </Flex>
  );
}

function isForbidden(failure: ConsoleError | undefined): boolean {
  return failure?.kind === 'http' && failure.status === 403;
}

interface NothingProps extends Pick<ResourceTableProps<object>, 'empty' | 'add' | 'list'> {
  total: number;
}

/** Why there are no rows: past the last page, no match, or no data. */
function Nothing({ empty, add, list, total }: NothingProps) {
  const { t } = useTranslation('ui');
  const way =
    total > 0
      ? {
          text: t('list.pastEnd'),
          label: t('list.firstPage'),
          act: () => list.change({ page: 1 }),
        }
      : { text: t('list.noMatch'), label: t('list.clearFilters'), act: list.clear };
  const hasWay = total > 0 || list.narrowed;
  return (
    <EmptyState
      illustration={hasWay ? 'nothing-found' : 'empty'}
      text={hasWay ? way.text : empty}
      action={hasWay ? <Button onClick={way.act}>{way.label}</Button> : add}
    />
  );
}
