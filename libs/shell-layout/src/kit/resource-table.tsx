import type { ConsoleError } from '@console/http';
import { PAGE_SIZES } from '@console/http/contract';
import { Button, Empty, Flex, Pagination, Select, Table, theme, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from './failed-state';
import { SearchBox } from './search-box';
import type { ListControl } from './use-list-query';

/** One column; a `sortable` one sorts by its `key`. */
export interface ResourceColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'end';
  width?: number;
}

interface ResourceResult<Row> {
  /** The page to show. */
  data?: { data: Row[]; total: number } | undefined;
  isFetching: boolean;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
}

interface ResourceTableProps<Row> {
  /** The accessible name. */
  label: string;
  list: ListControl;
  result: ResourceResult<Row>;
  columns: ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Said when there is nothing at all, not even without filters. */
  empty: string;
  /** Filters of the list, beside the search. */
  filters?: ReactNode;
}

/**
 * The one table of the console: search, sort, pages and sizes of a list whose state is in the address; loading, failure
 * with retry, "nothing yet" and "nothing matches".
 */
export function ResourceTable<Row extends object>({
  label,
  list,
  result,
  columns,
  rowKey,
  empty,
  filters,
}: ResourceTableProps<Row>) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { state, change } = list;
  const total = result.data?.total ?? 0;
  const failure = result.error && 'kind' in result.error ? result.error : undefined;

  return (
    <Flex vertical gap={token.margin}>
      <Flex gap={token.marginSM} wrap align="center">
        <SearchBox
          value={state.q}
          onSearch={(q) => {
            change({ q });
          }}
        />
        {filters}
      </Flex>
      {failure && !result.isFetching ? (
        <FailedState
          title={failure.kind === 'drift' ? t('list.failedDrift') : t('list.failed')}
          error={failure}
          onRetry={() => {
            result.refetch();
          }}
        />
      ) : (
        <>
          <Table<Row>
            aria-label={label}
            aria-busy={result.isFetching}
            columns={tableColumns(columns, state.sort)}
            dataSource={result.data?.data ?? []}
            rowKey={rowKey}
            size="middle"
            loading={result.isFetching}
            pagination={false}
            showSorterTooltip={false}
            sortDirections={['ascend', 'descend', 'ascend']}
            scroll={{ x: 'max-content' }}
            // antd draws a focused header in the primary colour, too faint on its ground; the outline is enough.
            styles={{ header: { cell: { color: token.colorTextHeading } } }}
            locale={{
              emptyText: result.isFetching ? ' ' : <Nothing empty={empty} list={list} total={total} />,
            }}
            onChange={(_pagination, _filters, sorter) => {
              const [sorted] = Array.isArray(sorter) ? sorter : [sorter];
              const sort = sortText(sorted?.columnKey, sorted?.order);
              if (sort !== undefined) change({ sort });
            }}
          />
          {total > 0 && (
            <Flex
              component="nav"
              aria-label={t('list.pagination')}
              justify="end"
              align="center"
              gap={token.marginXS}
              wrap
            >
              <Pagination
                current={state.page}
                pageSize={state.perPage}
                total={total}
                showSizeChanger={false}
                showTotal={(all, [from, to]) => t('list.range', { from, to, total: all })}
                responsive
                onChange={(page) => {
                  change({ page });
                }}
              />
              {/* antd's own is hidden on a phone. */}
              <Select
                aria-label={t('list.pageSize')}
                value={state.perPage}
                onChange={(perPage) => {
                  change({ perPage });
                }}
                options={PAGE_SIZES.map((count) => ({ value: count, label: t('list.perPage', { count }) }))}
              />
            </Flex>
          )}
        </>
      )}
      <div role="status" style={VISUALLY_HIDDEN}>
        {result.isFetching || failure ? '' : t('list.total', { count: total })}
      </div>
    </Flex>
  );
}

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Why there are no rows: past the last page, nothing matches, or nothing at all. */
function Nothing({ empty, list, total }: { empty: string; list: ListControl; total: number }) {
  const { t } = useTranslation('shell');
  const way =
    total > 0
      ? {
          text: t('list.pastEnd'),
          label: t('list.firstPage'),
          act: () => {
            list.change({ page: 1 });
          },
        }
      : { text: t('list.noMatch'), label: t('list.clearFilters'), act: list.clear };
  const hasWay = total > 0 || list.narrowed;
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={hasWay ? way.text : empty}>
      {hasWay && <Button onClick={way.act}>{way.label}</Button>}
    </Empty>
  );
}

function tableColumns<Row extends object>(
  columns: ResourceColumn<Row>[],
  sort: string,
): NonNullable<TableProps<Row>['columns']> {
  const field = sort.replace(/^-/, '');
  const order = sort.startsWith('-') ? 'descend' : 'ascend';
  return columns.map(({ key, title, render, sortable = false, align = 'start', width }) => ({
    key,
    title,
    align,
    ...(width !== undefined && { width }),
    render: (_value: unknown, row: Row) => render(row),
    ...(sortable && { sorter: true, sortOrder: key === field ? order : null }),
  }));
}

function sortText(key: unknown, order: 'ascend' | 'descend' | null | undefined): string | undefined {
  if (typeof key !== 'string' || !order) return undefined;
  return order === 'descend' ? `-${key}` : key;
}
