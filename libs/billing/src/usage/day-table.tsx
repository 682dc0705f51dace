import { ExportButton, RowsTable, type ResourceColumn } from '@console/ui/list';
import { Flex, theme } from 'antd';
import type { ReactNode } from 'react';

const DAYS_IN_SIGHT = 31;

interface DayTableProps<Row extends { day: string }> {
  label: string;
  rows: readonly Row[];
  columns: ResourceColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  children?: ReactNode;
}

export function DayTable<Row extends { day: string }>(props: DayTableProps<Row>) {
  const { label, rows, columns, sort, onSort, children } = props;
  const { token } = theme.useToken();
  const sorted = sort.startsWith('-') ? rows.toReversed() : rows;

  return (
    <section aria-label={label}>
      <h3 style={{ margin: `0 0 ${String(token.marginSM)}px`, fontSize: token.fontSizeLG }}>{label}</h3>
      <Flex gap={token.marginXS} justify="space-between" wrap style={{ marginBottom: token.margin }}>
        {children ?? <span />}
        <ExportButton
          name={label}
          columns={columns}
          rowKey={({ day }) => day}
          readPage={({ page, perPage }) =>
            Promise.resolve({
              data: sorted.slice((page - 1) * perPage, page * perPage),
              total: sorted.length,
            })
          }
        />
      </Flex>
      <RowsTable
        label={label}
        rows={sorted}
        columns={columns}
        rowKey={({ day }) => day}
        sort={sort}
        onSort={onSort}
        {...(rows.length > DAYS_IN_SIGHT && { maxHeight: '60vh' })}
      />
    </section>
  );
}
