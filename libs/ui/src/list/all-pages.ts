import { MAX_PAGE_SIZE, type IncompleteRow } from '@console/http/contract';

export interface ResourcePage<Row> {
  data: readonly Row[];
  total: number;
  incomplete?: readonly IncompleteRow<Row>[];
}

/** Loads a page of the list with its current filters and sorting; rejects on failure. */
export type ReadPage<Row> = (page: { page: number; perPage: number }) => PromiseLike<ResourcePage<Row>>;

/**
 * All rows of a list, page by page. A row that moves between pages is returned once; stops with the signal.
 */
export async function* allPages<Row>(
  readPage: ReadPage<Row>,
  rowKey: (row: Row) => string,
  signal: AbortSignal,
): AsyncGenerator<{ rows: Row[]; incomplete: readonly IncompleteRow<Row>[]; total: number }> {
  const seen = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data, incomplete = [], total } = await readPage({ page, perPage: MAX_PAGE_SIZE });
    if (signal.aborted) return;
    const rows = data.filter((row) => !seen.has(rowKey(row)));
    rows.forEach((row) => seen.add(rowKey(row)));
    yield { rows, incomplete, total };
    if (data.length + incomplete.length === 0 || page * MAX_PAGE_SIZE >= total) return;
  }
}
