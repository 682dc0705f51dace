import { TimeChart } from '@console/ui/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppUsage, UsageKind, UsagePeriod } from '../contract';
import { daysOf } from './usage-period';
import { amountUnit } from './usage-text';
import { useUsageTexts } from './use-usage-texts';

const READ_OUT_APPS = 5;
const CHART_HEIGHT = 240;

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
  const series = useMemo(() => apps.map(({ appName, values }) => ({ name: appName, values })), [apps]);
  const { from, to } = period;
  const days = useMemo(() => daysOf({ from, to }), [from, to]);
  const times = useMemo(() => days.map((day) => Date.parse(day)), [days]);
  const isRunning = days.at(-1) === today;

  const readOut = (index: number, app: number | undefined) => {
    const day = texts.day(days[index] ?? to, days[index] === today);
    const chosen = app === undefined ? undefined : series[app];
    if (app !== undefined && chosen) {
      return t('usage.chart.dayOfApp', {
        app: chosen.name,
        day,
        amount: texts.amount(kind, chosen.values[index] ?? 0),
        place: app + 1,
        total: series.length,
      });
    }
    const ofDay = series
      .map(({ name, values }) => ({ name, amount: values[index] ?? 0 }))
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
    <TimeChart
      title={label}
      times={times}
      series={series}
      unit={amountUnit(kind)}
      zone="UTC"
      isDaily
      unfinished={isRunning ? t('usage.chart.running') : undefined}
      height={CHART_HEIGHT}
      choosesSeries
      readOut={readOut}
      isInReport
    />
  );
}
