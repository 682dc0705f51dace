import { ResourceTable, useListQuery } from '@console/ui/list';
import { Flex, Radio, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyListUsagesByAppQuery, useListUsagesByAppQuery } from '../api/usage-api';
import type { UsageKind, UsagePeriod } from '../contract';
import { AppChart } from './app-chart';
import { DayTable } from './day-table';
import { useAppColumns, useAppDayColumns } from './usage-columns';
import { daysOf } from './usage-period';
import { USAGE_LIST } from './usage-query';
import { useUsageTexts } from './use-usage-texts';

interface UsageByAppProps {
  kind: UsageKind;
  period: UsagePeriod;
  subject: string;
  today: string;
}

export function UsageByApp({ kind, period, subject, today }: UsageByAppProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();
  const list = useListQuery(USAGE_LIST);
  const { page, perPage, rows, sort } = list.state;
  const args = { kind, ...period };
  const result = useListUsagesByAppQuery({ ...args, page, perPage });
  const [readList] = useLazyListUsagesByAppQuery({ selectFromResult: () => ({}) });
  const apps = result.currentData?.data ?? [];
  const columns = useAppColumns(kind);
  const dayColumns = useAppDayColumns(apps, kind, today);

  const choice = (
    <Radio.Group
      aria-label={t('usage.rows.label')}
      optionType="button"
      value={rows}
      options={[
        { value: '', label: t('usage.rows.apps') },
        { value: 'days', label: t('usage.rows.days') },
      ]}
      onChange={({ target }) => list.change({ rows: target.value === 'days' ? 'days' : '', page })}
    />
  );

  return (
    <Flex vertical gap={token.margin}>
      {apps.length > 0 && (
        <AppChart
          key={`${period.from} ${period.to}`}
          apps={apps}
          kind={kind}
          period={period}
          label={subject}
          today={today}
        />
      )}
      {rows === 'days' && apps.length > 0 ? (
        <DayTable
          label={t('usage.tableAppDays', { subject })}
          rows={daysOf(period).map((day, index) => ({ day, index }))}
          columns={dayColumns}
          sort={sort}
          onSort={(sorted) => list.change({ sort: sorted, page })}
        >
          {choice}
        </DayTable>
      ) : (
        <>
          <div>{choice}</div>
          <ResourceTable
            label={t('usage.tableApps', { period: texts.period(period) })}
            list={list}
            result={result}
            columns={columns}
            rowKey={({ appId }) => appId}
            empty={t('usage.empty')}
            searchable={false}
            readPage={(requested) => readList({ ...args, ...requested }).unwrap()}
          />
        </>
      )}
    </Flex>
  );
}
