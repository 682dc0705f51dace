import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppUsage, UsageKind, UsagePeriod } from '../contract';
import { ChartLegend } from './chart-legend';
import { appLines } from './chart-lines';
import { UsageChart } from './usage-chart';
import { daysOf } from './usage-period';
import { useUsageTexts } from './use-usage-texts';

const READ_OUT_APPS = 5;

interface AppChartProps {
  apps: readonly AppUsage[];
  kind: UsageKind;
  period: UsagePeriod;
  label: string;
  today: string;
}

export function AppChart({ apps, kind, period, label, today }: AppChartProps) {
  const { t } = useTranslation('billing');
  const texts = useUsageTexts();
  const lines = useMemo(() => appLines(apps), [apps]);
  const { from, to } = period;
  const days = useMemo(() => daysOf({ from, to }), [from, to]);
  const running = days.indexOf(today);
  const runningDay = running < 0 ? undefined : running;

  const readOut = (index: number, line: number | undefined) => {
    const day = texts.day(days[index] ?? to, index === runningDay);
    const chosen = line === undefined ? undefined : lines[line];
    if (line !== undefined && chosen) {
      return t('usage.chart.dayOfApp', {
        app: chosen.name,
        day,
        amount: texts.amount(kind, chosen.amounts[index] ?? 0),
        place: line + 1,
        total: lines.length,
      });
    }
    const ofDay = lines
      .map(({ name, amounts }) => ({ name, amount: amounts[index] ?? 0 }))
      .toSorted((one, other) => other.amount - one.amount);
    const parts = ofDay
      .slice(0, READ_OUT_APPS)
      .map(({ name, amount }) =>
        t('usage.chart.appAmount', { app: name, amount: texts.amount(kind, amount) }),
      );
    const rest = ofDay.slice(READ_OUT_APPS);
    return rest.length === 0
      ? t('usage.chart.dayOfApps', { day, apps: texts.list(parts) })
      : t('usage.chart.dayOfManyApps', {
          day,
          apps: texts.list(parts),
          count: rest.length,
          amount: texts.amount(
            kind,
            rest.reduce((sum, { amount }) => sum + amount, 0),
          ),
        });
  };

  return (
    <>
      <ChartLegend
        unit={t(`usage.chart.unit.${kind}`)}
        lines={lines}
        hasRunningDay={runningDay !== undefined}
      />
      <UsageChart
        label={label}
        kind={kind}
        days={days}
        lines={lines}
        runningDay={runningDay}
        choosesLines
        readOut={readOut}
      />
    </>
  );
}
