import { exactAmount, formatAmount, formatDay } from '@console/i18n';
import { Amount, EmptyState, Sparkline } from '@console/ui';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUsageOnDashboardQuery } from '../api/usage-api';
import type { UsageReport } from '../contract';
import { QueryCard } from './query-card';
import { changeOf, dailyValues, trendPeriod } from './trend';

/** @see spec 7.4 */
export function UsageTrend() {
  const { t } = useTranslation('billing');
  const result = useUsageOnDashboardQuery(trendPeriod(new Date()));
  return (
    <QueryCard title={t('dashboard.usage')} result={result} failed={t('dashboard.usageFailed')}>
      {(report) => <Trend report={report} />}
    </QueryCard>
  );
}

function Trend({ report }: { report: UsageReport }) {
  const { t, i18n } = useTranslation('billing');
  const { token } = theme.useToken();
  const { language } = i18n;
  const link = <Link to="/apps/billing/usage">{t('dashboard.showUsage')}</Link>;
  const values = dailyValues(report);
  if (report.total.egressBytes === 0) return <EmptyState text={t('dashboard.noUsage')} action={link} />;

  const bytes = (amount: number) => formatAmount(amount, 'bytes', language);
  const change = changeOf(report.total.egressBytes, report.previous.total.egressBytes);
  return (
    <Flex vertical gap={token.marginXS}>
      <Flex align="baseline" gap={`0 ${String(token.marginSM)}px`} wrap>
        <span style={{ fontSize: token.fontSizeHeading4, fontWeight: token.fontWeightStrong }}>
          <Amount
            text={bytes(report.total.egressBytes)}
            exact={exactAmount(report.total.egressBytes, 'bytes', language)}
          />
        </span>
        <span>
          {change === undefined
            ? t('dashboard.noUsageBefore')
            : t('dashboard.usageChange', {
                change: new Intl.NumberFormat(language, {
                  style: 'percent',
                  signDisplay: 'exceptZero',
                  maximumFractionDigits: 1,
                }).format(change),
              })}
        </span>
      </Flex>
      <Sparkline
        accent
        width="100%"
        height={64}
        values={values}
        label={t('dashboard.trend', {
          from: formatDay(report.from),
          to: formatDay(report.to),
          least: bytes(Math.min(...values)),
          most: bytes(Math.max(...values)),
          last: bytes(values.at(-1) ?? 0),
        })}
      />
      <div>{link}</div>
    </Flex>
  );
}
