import { TimeChart, type ChartSeries } from '@console/ui/charts';
import { Flex, theme } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UsageKind } from '../contract';
import { DayTable } from './day-table';
import type { PeriodUse } from './period-use';
import { useDayColumns } from './usage-columns';
import { amountUnit } from './usage-text';
import { useUsageTexts } from './use-usage-texts';

interface DailyUsageProps {
  use: PeriodUse;
  kind: UsageKind;
  subject: string;
  today: string;
  sort: string;
  onSort: (sort: string) => void;
}

const MOST_BARS = 92;
const CHART_HEIGHT = 240;

export function DailyUsage({ use, kind, subject, today, sort, onSort }: DailyUsageProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
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
    <Flex vertical gap={token.margin}>
      <TimeChart
        key={`${use.period.from} ${use.period.to}`}
        title={subject}
        times={times}
        series={series}
        unit={amountUnit(kind)}
        zone="UTC"
        isDaily
        unfinished={isRunning ? t('usage.chart.running') : undefined}
        height={CHART_HEIGHT}
        readOut={readOut}
        isInReport
      />
      <DayTable
        label={t('usage.tableDays', { period: texts.period(use.period) })}
        rows={use.days}
        columns={useDayColumns(use, kind, today)}
        sort={sort}
        onSort={onSort}
      />
    </Flex>
  );
}
