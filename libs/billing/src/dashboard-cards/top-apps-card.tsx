import { clipText } from '@console/i18n';
import { Amount, EmptyState, QueryState, Sparkline } from '@console/ui';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { useLinkFrom, type DashboardCardProps } from '@console/shell-layout';
import { theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Traffic } from '../app-overview/app-traffic';
import { useTopAppsQuery, useUsageOnDashboardQuery } from '../api/usage-api';
import { presetPeriod, usageDayOf } from '../usage/usage-period';
import { useUsageTexts } from '../usage/use-usage-texts';
import { usageBehind } from '../billing-paths';

const SHOWN = 6;
const KIND = 'delivery';

/** The apps with the most traffic in the days of the range, as on the usage page; of one app its traffic. @see spec 7.4 */
export function TopAppsCard({ appId, range }: DashboardCardProps) {
  const preset = range === '30d' ? 'last30' : 'last7';
  return appId === undefined ? <TopApps preset={preset} /> : <Traffic boxed appId={appId} preset={preset} />;
}

function TopApps({ preset }: { preset: 'last7' | 'last30' }) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const texts = useUsageTexts();
  const [today] = useState(() => usageDayOf(Date.now()));
  const period = presetPeriod(preset, today);
  const result = useTopAppsQuery({ kind: KIND, ...period, page: 1, perPage: SHOWN });
  const { currentData: report } = useUsageOnDashboardQuery(period);

  return (
    <Section
      boxed
      title={t('dashboard.topApps')}
      minHeight={SHOWN * 40}
      aside={
        report && (
          <span style={{ color: token.colorTextSecondary }}>
            <Amount
              text={texts.amount(KIND, report.total.egressBytes)}
              exact={texts.exact(KIND, report.total.egressBytes)}
            />{' '}
            · {texts.change(report.total.egressBytes, report.previous.total.egressBytes)}
          </span>
        )
      }
      more={{ to: usageBehind(undefined, period), label: t('dashboard.showUsage') }}
    >
      <QueryState
        result={result}
        failed={t('dashboard.usageFailed')}
        missing={t('dashboard.notAvailable')}
        loading={<RowsLoading rows={SHOWN} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState text={t('dashboard.noUsage')} />
          ) : (
            <RowList>
              {data.map(({ appId, appName, total, values }) => (
                <Row
                  key={appId}
                  end={
                    <>
                      {/* Without today, which is not over. */}
                      <Sparkline values={values.slice(0, -1)} accent />
                      <Link to={usageBehind(appId, period)} style={{ minWidth: 72, textAlign: 'end' }}>
                        <Amount
                          text={texts.amount(KIND, total.egressBytes)}
                          exact={texts.exact(KIND, total.egressBytes)}
                        />
                      </Link>
                    </>
                  }
                >
                  <Link to={linkFrom(`/apps/${encodeURIComponent(appId)}/detail`)}>{clipText(appName)}</Link>
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </Section>
  );
}
