import { Flex, theme } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UsageKind } from '../contract';
import { ChartLegend } from './chart-legend';
import { periodLines } from './chart-lines';
import { DayTable } from './day-table';
import type { PeriodUse } from './period-use';
import { UsageChart } from './usage-chart';
import { useDayColumns } from './usage-columns';
import { useUsageTexts } from './use-usage-texts';

interface DailyUsageProps {
  use: PeriodUse;
  kind: UsageKind;
  subject: string;
  today: string;
  sort: string;
  onSort: (sort: string) => void;
}

export function DailyUsage({ use, kind, subject, today, sort, onSort }: DailyUsageProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  const now = t('usage.chart.current');
  const before = t('usage.chart.previous');
  const lines = useMemo(() => periodLines(use, kind, { now, before }), [use, kind, now, before]);
  const days = useMemo(() => use.days.map(({ day }) => day), [use]);
  const running = days.indexOf(today);
  const runningDay = running < 0 ? undefined : running;

  const readOut = (index: number) => {
    const shown = use.days[index];
    const compared = use.previous.days?.[index];
    if (!shown) return '';
    const parts = {
      day: texts.day(shown.day, index === runningDay),
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
      <ChartLegend
        unit={t(`usage.chart.unit.${kind}`)}
        lines={lines}
        hasRunningDay={runningDay !== undefined}
      />
      <UsageChart
        key={`${use.period.from} ${use.period.to}`}
        label={subject}
        kind={kind}
        days={days}
        lines={lines}
        runningDay={runningDay}
        readOut={readOut}
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
