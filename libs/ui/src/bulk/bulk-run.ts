import type { Outcome } from '../display/outcome';

/** Rows in parallel. */
export const BULK_CONCURRENCY = 3;

/** `left`: not started. */
export type BulkResult<Row> =
  | { state: 'done' | 'left'; row: Row }
  | { state: 'failed'; row: Row; error: NonNullable<Outcome<unknown>['error']> };

export interface BulkProgress {
  done: number;
  failed: number;
}

interface BulkRunOptions {
  /** Starts no further row; calls in flight complete. */
  signal: AbortSignal;
  onProgress: (progress: BulkProgress) => void;
}

/** Runs an action on each row, a few in parallel. Returns the results in the rows' order. Never rejects. */
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
      // All others would fail as well.
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
