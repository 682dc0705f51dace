import { Button, Flex, theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedButton } from '../actions/guarded-button';
import { ExportButton } from '../export/export-button';
import type { ReadPage } from '../list/all-pages';
import type { BulkAction } from './bulk-action';
import { BulkRunDialog } from './bulk-run-dialog';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { rowName, type ResourceColumn } from '../list/resource-column';
import {
  allMatching,
  countSelected,
  isSelected,
  readSelected,
  selectionOf,
  type Selection,
} from '../table/selection';
import { useBulkRun } from './use-bulk-run';

/** Maximum number of names in a question. */
const NAMES_ASKED = 5;

interface SelectionBarProps<Row> {
  actions: readonly BulkAction<Row>[];
  selection: Selection<Row>;
  onSelect: (selection: Selection<Row>) => void;
  rows: readonly Row[];
  /** Number of matching rows. */
  total: number;
  scope: string;
  columns: readonly ResourceColumn<Row>[];
  /** Exports the selected rows with these columns. */
  file: { name: string; columns: readonly ResourceColumn<Row>[] };
  rowKey: (row: Row) => string;
  readPage: ReadPage<Row> | undefined;
  onChanged: () => void;
  /** The opener may have unmounted. */
  onDialogGone: () => void;
}

interface Asked<Row> {
  action: BulkAction<Row>;
  /** Undefined while loading. */
  rows?: readonly Row[];
  read: number;
  failed?: boolean;
}

/** Shows the number of selected rows, selects all matching, and runs bulk actions. */
export function SelectionBar<Row extends object>(props: SelectionBarProps<Row>) {
  const { actions, selection, onSelect, rows, total, scope, columns, rowKey, readPage } = props;
  const { file, onChanged, onDialogGone } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const [asked, setAsked] = useState<Asked<Row>>();
  const [asking, setAsking] = useState(false);
  const reading = useRef<AbortController>(null);
  const count = countSelected(selection, total);
  const nameOf = (row: Row) => rowName(columns, rowKey, row);

  const bulk = useBulkRun<Row>({
    rowKey,
    onEnd: (unfinished) => {
      onSelect(selectionOf(unfinished.map((row) => [rowKey(row), row])));
      onChanged();
    },
  });

  useEffect(
    () => () => {
      reading.current?.abort();
    },
    [],
  );

  // The row may have changed since its selection.
  const newest = (chosen: readonly Row[]) => {
    const shown = new Map(rows.map((row) => [rowKey(row), row]));
    return chosen.map((row) => shown.get(rowKey(row)) ?? row);
  };
  const readChosen: ReadPage<Row> | undefined =
    selection.kind === 'matching'
      ? readPage
      : ({ page, perPage }) => {
          const chosen = newest([...selection.rows.values()]);
          const data = chosen.slice((page - 1) * perPage, page * perPage);
          return Promise.resolve({ data, total: chosen.length });
        };

  /** Loads the rows before the question, so that what is confirmed is what runs. */
  const ask = async (action: BulkAction<Row>) => {
    const abort = new AbortController();
    reading.current = abort;
    setAsking(true);
    setAsked({ action, read: 0 });
    const onRead = (read: number) => setAsked({ action, read });
    try {
      const chosen = await readSelected(selection, { readPage, rowKey, signal: abort.signal, onRead });
      abort.signal.throwIfAborted();
      if (reading.current === abort) setAsked({ action, rows: newest(chosen), read: chosen.length });
    } catch {
      // The call's own notice explains the failure; after leaving the screen nothing is shown.
      if (reading.current === abort) setAsked({ action, read: 0, failed: true });
    }
  };

  const offersAll =
    selection.kind === 'rows' &&
    readPage !== undefined &&
    total > rows.length &&
    rows.length > 0 &&
    rows.every((row) => isSelected(selection, rowKey(row)));

  return (
    <>
      {count > 0 && (
        <Flex
          role="group"
          aria-label={t('selection.bar')}
          align="center"
          gap={token.marginSM}
          wrap
          style={{
            position: 'sticky',
            bottom: token.marginSM,
            zIndex: 2,
            padding: `${token.paddingXS}px ${token.padding}px`,
            background: token.colorBgElevated,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
            boxShadow: token.boxShadowSecondary,
          }}
        >
          <strong role="status">
            {selection.kind === 'matching' && selection.except.size === 0
              ? t('selection.allMatching', { count })
              : t('selection.count', { count })}
          </strong>
          {offersAll && (
            <Button type="link" style={{ paddingInline: 0 }} onClick={() => onSelect(allMatching(scope))}>
              {t('selection.matching', { count: total })}
            </Button>
          )}
          <Flex gap={token.marginXS} wrap style={{ marginInlineStart: 'auto' }}>
            {actions.map((action) => (
              <GuardedButton
                key={action.key}
                danger={action.danger === true}
                requires={action.requires ?? {}}
                onClick={() => {
                  void ask(action);
                }}
              >
                {action.label}
              </GuardedButton>
            ))}
            {readChosen && (
              <ExportButton
                {...file}
                label={t('selection.export')}
                rowKey={rowKey}
                readPage={readChosen}
                only={(row) => isSelected(selection, rowKey(row))}
              />
            )}
            <Button type="text" onClick={() => onSelect(selectionOf<Row>([]))}>
              {t('selection.clear')}
            </Button>
          </Flex>
        </Flex>
      )}
      {asked && (
        <ConfirmDialog
          open={asking}
          title={asked.action.question(asked.rows?.length ?? count)}
          action={asked.action.label}
          danger={asked.action.danger === true}
          affected={{
            data: asked.rows && namesOf(asked.rows, nameOf, (more) => t('bulk.more', { count: more })),
            isFetching: !asked.rows && asked.failed !== true,
            error: asked.failed ? {} : undefined,
            refetch: () => ask(asked.action),
          }}
          {...((asked.action.isPermanent || (asked.action.danger && selection.kind === 'matching')) &&
            asked.rows && { typedName: String(asked.rows.length) })}
          run={() => ({ data: true })}
          onDone={() => {
            if (asked.rows) void bulk.start(asked.action, asked.rows);
          }}
          onClose={() => {
            reading.current?.abort();
            reading.current = null;
            setAsking(false);
          }}
        >
          {asked.action.effect}
          {!asked.rows && asked.read > 0 && (
            <div role="status">{t('bulk.reading', { read: asked.read, count })}</div>
          )}
        </ConfirmDialog>
      )}
      {bulk.run && (
        <BulkRunDialog
          run={bulk.run}
          column={columns[0]?.title ?? ''}
          rowKey={rowKey}
          nameOf={nameOf}
          onStop={bulk.stop}
          onRetry={() => {
            void bulk.retry();
          }}
          onUndo={() => {
            void bulk.undo();
          }}
          onClose={bulk.close}
          onGone={onDialogGone}
        />
      )}
    </>
  );
}

function namesOf<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  andMore: (count: number) => string,
): string[] {
  const more = rows.length - NAMES_ASKED;
  // One more name is as short as the count.
  return more > 1 ? [...rows.slice(0, NAMES_ASKED).map(nameOf), andMore(more)] : rows.map(nameOf);
}
