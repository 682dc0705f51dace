import { theme } from 'antd';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rowName, type ResourceColumn } from '../list/resource-column';
import type { TableColumn } from '../list/table-column';

export interface RowSelect<Row> {
  isSelected: (key: string) => boolean;
  onSelect: (rows: readonly (readonly [key: string, row: Row])[], selected: boolean) => void;
}

interface SelectColumnOptions<Row> {
  rows: readonly Row[];
  columns: readonly ResourceColumn<Row>[];
  rowKey: (row: Row) => string;
  select: RowSelect<Row> | undefined;
}

interface SelectColumn<Row> {
  head: TableColumn<Row>;
  /** Stable, so that only the changed row renders. */
  cell: Pick<TableColumn<Row>, 'key' | 'render' | 'title'>;
}

/** The column of checkboxes: a row, a range with Shift, or the page. */
export function useSelectColumn<Row extends object>(
  options: SelectColumnOptions<Row>,
): SelectColumn<Row> | undefined {
  const { rows, columns, rowKey, select } = options;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const before = useRef<string>(undefined);

  const tick = (row: Row, checked: boolean, range: boolean) => {
    const from = range ? rows.findIndex((one) => rowKey(one) === before.current) : -1;
    const to = rows.indexOf(row);
    const ticked = from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    select?.onSelect(
      ticked.map((one) => [rowKey(one), one]),
      checked,
    );
    before.current = rowKey(row);
  };
  const tickLatest = useRef(tick);
  useLayoutEffect(() => {
    tickLatest.current = tick;
  });
  const cell = useMemo(
    () => ({
      key: '(select)',
      title: null,
      render: (row: Row, selected: boolean) => (
        <SelectBox
          label={t('selection.row', { name: rowName(columns, rowKey, row) })}
          checked={selected}
          onChange={(checked, range) => tickLatest.current(row, checked, range)}
        />
      ),
    }),
    [columns, rowKey, t],
  );
  if (!select) return undefined;

  const selected = rows.filter((row) => select.isSelected(rowKey(row))).length;
  const all = rows.length > 0 && selected === rows.length;
  const head = {
    ...cell,
    width: token.controlHeightLG + token.paddingXS,
    title: (
      <SelectBox
        label={t('selection.page')}
        checked={all}
        mixed={selected > 0 && !all}
        onChange={(checked) => {
          select.onSelect(
            rows.map((row) => [rowKey(row), row]),
            checked,
          );
        }}
      />
    ),
  };
  return { head, cell };
}

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Partly selected. */
  mixed?: boolean;
  /** `range`: from the previous row, as with Shift. */
  onChange: (checked: boolean, range: boolean) => void;
}

/** A native checkbox, because it renders in every row of a list. */
function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      type="checkbox"
      className="console-select-box"
      aria-label={label}
      checked={checked}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
