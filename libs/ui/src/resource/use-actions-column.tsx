import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageAction } from '../actions/page-actions';
import { RowMenu } from '../actions/row-menu';
import { rowName, type ResourceColumn } from '../list/resource-column';
import { useUi } from '../provider/ui-provider';
import { ACTIONS_KEY } from '../table/rows-table';

interface ActionsColumnOptions<Row> {
  rowActions: ((row: Row) => readonly PageAction[]) | undefined;
  columns: readonly ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Rows without actions. */
  incomplete: ReadonlySet<Row>;
}

/** The column of row actions; not part of the columns that users arrange and save. */
export function useActionsColumn<Row>(options: ActionsColumnOptions<Row>): {
  column: ResourceColumn<Row> | undefined;
  /** Explains a denied action. */
  explanation: ReactNode;
} {
  const { rowActions, columns, rowKey, incomplete } = options;
  const { t } = useTranslation('ui');
  const { denialOf, explanation } = useUi().useActionAccess();

  const run = (action: PageAction) => {
    const denial = denialOf(action.requires);
    if (denial) denial.explain(action.label);
    else action.run();
  };
  // Rows do not render again when the access changes.
  const latestRun = useRef(run);
  useLayoutEffect(() => {
    latestRun.current = run;
  });

  const column = useMemo((): ResourceColumn<Row> | undefined => {
    if (!rowActions) return undefined;
    return {
      key: ACTIONS_KEY,
      title: t('list.actions'),
      align: 'end',
      width: 56,
      render: (row) => {
        if (incomplete.has(row)) return null;
        const actions = rowActions(row);
        if (actions.length === 0) return null;
        return (
          <RowMenu
            label={t('list.rowActions', { name: rowName(columns, rowKey, row) })}
            actions={actions}
            onRun={(action) => latestRun.current(action)}
          />
        );
      },
    };
  }, [columns, incomplete, rowActions, rowKey, t]);

  return { column, explanation: rowActions && explanation };
}
