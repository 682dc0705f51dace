import { TimeChart, type ChartSeries } from '@console/ui/charts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UsageKind } from '../contract';
import type { PeriodUse } from './period-use';
import { amountUnit } from './usage-text';
import { useUsageTexts } from './use-usage-texts';

const MOST_BARS = 92;

interface UsageChartProps {
  use: PeriodUse;
  kind: UsageKind;
  title: string;
  today: string;
  /** Pixels of the plot. */
  height: number;
  isInReport?: boolean;
}

/** The usage of a kind by day, and of the same weekdays before. */
export function UsageChart({ use, kind, title, today, height, isInReport = false }: UsageChartProps) {
  const { t } = useTranslation('billing');
  const texts = useUsageTexts();
  const now = t('usage.chart.current');
  const before = t('usage.chart.compared');
  const times = useMemo(() => use.days.map(({ day }) => Date.parse(day)), [use]);
  const series = useMemo(() => {
    // Storage is a level, the others are sums.
    const shape = kind === 'storage' || use.days.length > MOST_BARS ? 'line' : 'bars';
    const current: ChartSeries = { name: now, kind: shape, values: use.days.map((day) => day[kind]) };
    const { compared } = use;
    return compared
      ? [current, { name: before, kind: 'compared' as const, values: compared.map((day) => day[kind]) }]
      : [current];
  }, [use, kind, now, before]);
  const isRunning = use.days.at(-1)?.day === today;

  const readOut = (index: number) => {
    const shown = use.days[index];
    const compared = use.compared?.[index];
    if (!shown) return '';
    const parts = {
      day: texts.day(shown.day, shown.day === today),
      amount: texts.amount(kind, shown[kind]),
    };
    return compared
      ? t('usage.chart.dayCompared', {
          ...parts,
          dayBefore: texts.day(compared.day),
          amountBefore: texts.amount(kind, compared[kind]),
        })
      : t('usage.chart.day', parts);
  };

  return (
    <TimeChart
      title={title}
      times={times}
      series={series}
      unit={amountUnit(kind)}
      zone="UTC"
      isDaily
      unfinished={isRunning ? t('usage.chart.running') : undefined}
      height={height}
      readOut={readOut}
      isInReport={isInReport}
    />
  );
}
