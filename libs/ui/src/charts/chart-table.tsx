import { exactAmount, type AmountUnit } from '@console/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceColumn } from '../list/resource-column';
import { RowsTable } from '../table/rows-table';
import type { ChartSeries } from './chart-model';

interface ChartTableProps {
  label: string;
  times: readonly number[];
  series: readonly ChartSeries[];
  unit: AmountUnit;
  timeText: (at: number) => string;
}

interface Moment {
  at: number;
  index: number;
}

/** The figures of a chart, exact, the latest first. */
export function ChartTable({ label, times, series, unit, timeText }: ChartTableProps) {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  const rows = useMemo(() => times.map((at, index) => ({ at, index })).toReversed(), [times]);
  const columns = [
    { key: 'time', title: t('chart.time'), render: ({ at }) => timeText(at) },
    ...series.map(({ name, values }, place): ResourceColumn<Moment> => ({
      key: String(place),
      title: name,
      align: 'end',
      render: ({ index }) => {
        const value = values[index] ?? null;
        return value === null ? '–' : exactAmount(value, unit, language);
      },
    })),
  ] satisfies ResourceColumn<Moment>[];
  return (
    <RowsTable
      label={label}
      rows={rows}
      columns={columns}
      rowKey={({ at }) => String(at)}
      maxHeight="320px"
    />
  );
}
