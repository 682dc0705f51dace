import { Button, Flex, Modal, theme } from 'antd';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureLines } from '../display/use-failure-lines';
import { LeaveGuard } from '../form/leave-guard';
import type { BulkResult } from './bulk-run';
import type { ResourceColumn } from '../list/resource-column';
import { RowsTable } from '../table/rows-table';
import { StatusTag } from '../display/status-tag';
import type { BulkRun } from './use-bulk-run';

interface BulkRunDialogProps<Row> {
  run: BulkRun<Row>;
  /** Title of the column with the rows' names. */
  column: string;
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  onStop: () => void;
  onRetry: () => void;
  onUndo: () => void;
  onClose: () => void;
  onGone: () => void;
}

/** Progress and results of a bulk action. */
export function BulkRunDialog<Row>(props: BulkRunDialogProps<Row>) {
  const { run, column, rowKey, nameOf, onStop, onRetry, onUndo, onClose, onGone } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const linesOf = useFailureLines();
  const ended = run.phase === 'ended';
  const tried = run.done + run.failed;
  const tally = countStates(run.results);
  const afterwards = useEffectEvent(onGone);

  useEffect(() => () => afterwards(), []);

  return (
    <Modal
      open
      title={run.action.label}
      width={640}
      closable={ended}
      keyboard={ended}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        ended ? (
          <>
            {tally.done > 0 && run.action.undo && <Button onClick={onUndo}>{t('undo.action')}</Button>}
            {tally.failed > 0 && <Button onClick={onRetry}>{t('bulk.retry')}</Button>}
            <Button type="primary" autoFocus onClick={onClose}>
              {t('bulk.close')}
            </Button>
          </>
        ) : (
          // Not disabled while stopping, which would lose the focus.
          <Button autoFocus aria-disabled={run.phase === 'stopping'} onClick={onStop}>
            {t(run.phase === 'stopping' ? 'bulk.stopping' : 'bulk.stop')}
          </Button>
        )
      }
    >
      <Flex vertical gap={token.margin}>
        {ended ? (
          <>
            <div role="status">{summary(tally, t)}</div>
            <RowsTable
              label={t('bulk.results')}
              rows={run.results.toSorted((a, b) => ORDER[a.state] - ORDER[b.state])}
              rowKey={({ row }) => rowKey(row)}
              columns={resultColumns<Row>(column, nameOf, linesOf, t)}
              maxHeight="45vh"
            />
          </>
        ) : (
          <>
            <ProgressBar
              label={run.action.label}
              percent={Math.floor((tried / Math.max(1, run.total)) * 100)}
            />
            <div>
              {t('bulk.progress', { tried, total: run.total })}
              {run.failed > 0 && <> · {t('bulk.failed', { count: run.failed })}</>}
            </div>
          </>
        )}
      </Flex>
      {!ended && (
        <LeaveGuard unsaved={() => true} title={t('bulk.leave.title')}>
          {t('bulk.leave.effect')}
        </LeaveGuard>
      )}
    </Modal>
  );
}

/** Not antd's, which would load circles and steps with every list. */
function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const { token } = theme.useToken();
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{
        height: token.sizeXS,
        overflow: 'hidden',
        background: token.colorFillSecondary,
        borderRadius: token.borderRadius,
      }}
    >
      <div style={{ width: `${String(percent)}%`, height: '100%', background: token.colorPrimary }} />
    </div>
  );
}

type State = BulkResult<unknown>['state'];

/** Failures first. */
const ORDER: Record<State, number> = { failed: 0, left: 1, done: 2 };
const TONE = { failed: 'critical', left: 'off', done: 'done' } as const;

function countStates(results: readonly BulkResult<unknown>[]): Record<State, number> {
  const tally: Record<State, number> = { done: 0, failed: 0, left: 0 };
  for (const { state } of results) tally[state] += 1;
  return tally;
}

function summary(tally: Record<State, number>, t: TFunction<'ui'>): string {
  const parts = (['done', 'failed', 'left'] as const).filter((state) => tally[state] > 0 || state === 'done');
  return parts.map((state) => t(`bulk.${state}`, { count: tally[state] })).join(' · ');
}

function resultColumns<Row>(
  title: string,
  nameOf: (row: Row) => string,
  linesOf: ReturnType<typeof useFailureLines>,
  t: TFunction<'ui'>,
): ResourceColumn<BulkResult<Row>>[] {
  return [
    { key: 'name', title, render: ({ row }) => nameOf(row) },
    {
      key: 'result',
      title: t('bulk.result'),
      width: 320,
      render: (result) => (
        <>
          <StatusTag tone={TONE[result.state]} label={t(`bulk.state.${result.state}`)} />
          {result.state === 'failed' &&
            linesOf(result.error).map((line, index) => <div key={index}>{line}</div>)}
        </>
      ),
    },
  ];
}
