import { Table, type TableProps } from 'antd';
import { useState } from 'react';
import type { PageQuery } from './api';

interface PageTableProps<Row> {
  label: string;
  rowKey: string;
  columns: NonNullable<TableProps<Row>['columns']>;
  usePage: (query: PageQuery) => { data?: { data: Row[]; total: number } | undefined; isFetching: boolean };
}

export function PageTable<Row extends object>({ label, rowKey, columns, usePage }: PageTableProps<Row>) {
  const [query, setQuery] = useState<PageQuery>({ page: 1, perPage: 20 });
  const { data, isFetching } = usePage(query);
  return (
    <Table<Row>
      aria-label={label}
      rowKey={rowKey}
      columns={columns}
      dataSource={data?.data ?? []}
      loading={isFetching}
      pagination={{
        current: query.page,
        pageSize: query.perPage,
        total: data?.total ?? 0,
        showSizeChanger: true,
        pageSizeOptions: [10, 20, 50, 100],
        onChange: (page, perPage) => {
          setQuery({ page, perPage });
        },
      }}
    />
  );
}
