import type { Outcome } from '../display/outcome';

/** How many rows are worked on at the same time. */
export const BULK_CONCURRENCY = 3;

/** What became of one row; `left` was not begun. */
export type BulkResult<Row> =
  | { state: 'done' | 'left'; row: Row }
  | { state: 'failed'; row: Row; error: NonNullable<Outcome<unknown>['error']> };

export interface BulkProgress {
  done: number;
  failed: number;
}

interface BulkRunOptions {
  /** Begins no further row; those under way are waited for. */
  signal: AbortSignal;
  onProgress: (progress: BulkProgress) => void;
}

/** Does something to each row, a few at a time, and answers what became of each, in their order. Never rejects. */
export async function runOnRows<Row>(
  rows: readonly Row[],
  run: (row: Row) => PromiseLike<Outcome<unknown>>,
  { signal, onProgress }: BulkRunOptions,
): Promise<BulkResult<Row>[]> {
  const results = rows.map((row): BulkResult<Row> => ({ state: 'left', row }));
  const queue = rows.entries();
  const progress: BulkProgress = { done: 0, failed: 0 };
  let sessionOver = false;

  const work = async () => {
    for (const [index, row] of queue) {
      const error = await failureOf(run, row);
      results[index] = error ? { state: 'failed', row, error } : { state: 'done', row };
      progress[error ? 'failed' : 'done'] += 1;
      onProgress({ ...progress });
      // All that follows would fail of the same.
      if (error && 'kind' in error && error.kind === 'signed-out') sessionOver = true;
      if (signal.aborted || sessionOver) return;
    }
  };
  if (!signal.aborted) await Promise.all(Array.from({ length: BULK_CONCURRENCY }, work));
  return results;
}

async function failureOf<Row>(run: (row: Row) => PromiseLike<Outcome<unknown>>, row: Row) {
  try {
    return (await run(row)).error;
  } catch (error) {
    return { message: String(error) };
  }
}
