import { theme } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../services/console-services';
import { rowName, type ResourceColumn } from '../table/resource-column';
import type { TableColumn } from '../table/table-column';
import { SelectBox } from './select-box';

/** What a table has to know of a selection. */
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

/** The column of boxes that tick rows: one, those from the one before with Shift, or all that the table shows. */
export function useSelectColumn<Row extends object>(
  options: SelectColumnOptions<Row>,
): TableColumn<Row> | undefined {
  const { rows, columns, rowKey, select } = options;
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const [{ darkMode }] = usePreferences();
  const before = useRef<string>(undefined);
  if (!select) return undefined;

  const selected = rows.filter((row) => select.isSelected(rowKey(row))).length;
  const all = rows.length > 0 && selected === rows.length;
  const box = {
    display: 'block',
    width: token.controlInteractiveSize,
    height: token.controlInteractiveSize,
    margin: 'auto',
    accentColor: token.colorPrimary,
    // The page may be a host's, which has a scheme of its own.
    colorScheme: darkMode ? 'dark' : 'light',
    // The bar at the bottom does not cover the box that has the focus.
    scrollMarginBottom: token.controlHeightLG * 2,
  };

  const tick = (row: Row, checked: boolean, range: boolean) => {
    const key = rowKey(row);
    const from = range ? rows.findIndex((one) => rowKey(one) === before.current) : -1;
    const to = rows.indexOf(row);
    const ticked = from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    select.onSelect(
      ticked.map((one) => [rowKey(one), one]),
      checked,
    );
    before.current = key;
  };

  return {
    key: '(select)',
    width: token.controlHeightLG + token.paddingXS,
    title: (
      <SelectBox
        label={t('selection.page')}
        checked={all}
        mixed={selected > 0 && !all}
        style={box}
        onChange={(checked) => {
          select.onSelect(
            rows.map((row) => [rowKey(row), row]),
            checked,
          );
        }}
      />
    ),
    render: (row: Row) => (
      <SelectBox
        label={t('selection.row', { name: rowName(columns, rowKey, row) })}
        checked={select.isSelected(rowKey(row))}
        style={box}
        onChange={(checked, range) => {
          tick(row, checked, range);
        }}
      />
    ),
  };
}
