import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UsageKind } from '../contract';
import { DayTable } from './day-table';
import type { PeriodUse } from './period-use';
import { useDayColumns } from './usage-columns';
import { UsageChart } from './usage-chart';
import { useUsageTexts } from './use-usage-texts';

interface DailyUsageProps {
  use: PeriodUse;
  kind: UsageKind;
  subject: string;
  today: string;
  sort: string;
  onSort: (sort: string) => void;
}

const CHART_HEIGHT = 240;

export function DailyUsage({ use, kind, subject, today, sort, onSort }: DailyUsageProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  return (
    <Flex vertical gap={token.margin}>
      <UsageChart
        key={`${use.period.from} ${use.period.to}`}
        use={use}
        kind={kind}
        title={subject}
        today={today}
        height={CHART_HEIGHT}
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
