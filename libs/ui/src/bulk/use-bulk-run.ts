import { useEffect, useRef, useState } from 'react';
import { useUi } from '../provider/ui-provider';
import type { BulkAction } from './bulk-action';
import { runOnRows, type BulkProgress, type BulkResult } from './bulk-run';

type RunAction<Row> = Pick<BulkAction<Row>, 'label' | 'run' | 'undo'>;

export interface BulkRun<Row> extends BulkProgress {
  action: RunAction<Row>;
  /** Rows of this run. */
  total: number;
  phase: 'running' | 'stopping' | 'ended';
  /** Latest result of each row over all runs. */
  results: readonly BulkResult<Row>[];
}

interface BulkRunOptions<Row> {
  rowKey: (row: Row) => string;
  /** Called after each run with the rows that failed or were not started. */
  onEnd: (unfinished: Row[]) => void;
}

/** Runs a bulk action and retries failed rows. Unmounting starts no further row. */
export function useBulkRun<Row>({ rowKey, onEnd }: BulkRunOptions<Row>) {
  const [run, setRun] = useState<BulkRun<Row>>();
  const stopper = useRef<AbortController>(null);
  const onScreen = useRef(false);
  const ui = useUi();
  const reportUnsaved = ui.useUnsavedWork();
  const report = ui.useActivityReport();

  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
      stopper.current?.abort();
    };
  }, []);

  const start = async (action: RunAction<Row>, rows: readonly Row[], earlier: readonly BulkResult<Row>[]) => {
    const stop = new AbortController();
    stopper.current = stop;
    reportUnsaved(true);
    setRun({ action, total: rows.length, phase: 'running', results: earlier, done: 0, failed: 0 });
    const tried = await runOnRows(rows, (row) => action.run(row), {
      signal: stop.signal,
      onProgress: (progress) => setRun((current) => current && { ...current, ...progress }),
    });
    reportUnsaved(false);
    const count = (state: BulkResult<Row>['state']) => tried.filter((one) => one.state === state).length;
    const counts = { done: count('done'), failed: count('failed'), skipped: count('left') };
    report({ kind: 'bulk', title: action.label, ...counts });
    const results = mergedResults(earlier, tried, rowKey);
    setRun((current) => current && { ...current, phase: 'ended', results });
    if (onScreen.current) onEnd(results.flatMap(({ state, row }) => (state === 'done' ? [] : row)));
  };

  return {
    run,
    start: (action: RunAction<Row>, rows: readonly Row[]) => start(action, rows, []),
    retry: async () => {
      if (!run) return;
      await start(run.action, rowsIn(run, 'failed'), run.results);
    },
    undo: async () => {
      if (!run?.action.undo) return;
      await start(run.action.undo, rowsIn(run, 'done'), []);
    },
    stop: () => {
      stopper.current?.abort();
      setRun((current) => (current?.phase === 'running' ? { ...current, phase: 'stopping' } : current));
    },
    close: () => setRun(undefined),
  };
}

function rowsIn<Row>({ results }: BulkRun<Row>, wanted: BulkResult<Row>['state']): Row[] {
  return results.flatMap(({ state, row }) => (state === wanted ? row : []));
}

function mergedResults<Row>(
  earlier: readonly BulkResult<Row>[],
  tried: readonly BulkResult<Row>[],
  rowKey: (row: Row) => string,
): BulkResult<Row>[] {
  return [...new Map([...earlier, ...tried].map((result) => [rowKey(result.row), result])).values()];
}
