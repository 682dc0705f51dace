import { clipText, formatAmount } from '@console/i18n';
import { Amount, EmptyState, QueryState, Sparkline } from '@console/ui';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { useLinkFrom, type DashboardCardProps } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { serversOfApp } from './overview-paths';
import { useOverview } from './use-overview';

const SHOWN = 6;
const MEGABIT = 1e6;

/** The apps with the highest egress of the last 24 hours. */
export function TopAppsCard(props: DashboardCardProps) {
  const { t, i18n } = useTranslation('operations');
  const { token } = theme.useToken();
  const linkFrom = useLinkFrom();
  const { result, isMissing } = useOverview(props);
  if (isMissing) return null;
  return (
    <Section
      boxed
      title={t('overview.topApps')}
      minHeight={SHOWN * 40}
      aside={<span style={{ color: token.colorTextDescription }}>{t('overview.lastDay')}</span>}
    >
      <QueryState result={result} failed={t('overview.failed')} loading={<RowsLoading rows={SHOWN} />}>
        {({ topApps }) =>
          topApps.length === 0 ? (
            <EmptyState text={t('overview.noApps')} />
          ) : (
            <RowList>
              {topApps
                .toSorted((one, other) => other.outMbps - one.outMbps)
                .map(({ appId, appName, viewers, outMbps, hours }) => (
                  <Row
                    key={appId}
                    end={
                      <>
                        <Sparkline values={hours} accent />
                        <Link
                          to={serversOfApp(appId, { sort: '-outMbps' })}
                          style={{ minWidth: 80, textAlign: 'end' }}
                        >
                          <Amount text={formatAmount(outMbps * MEGABIT, 'bitrate', i18n.language)} />
                        </Link>
                      </>
                    }
                  >
                    <Link to={linkFrom(`/apps/${encodeURIComponent(appId)}/detail`)}>
                      {clipText(appName)}
                    </Link>{' '}
                    <span style={{ color: token.colorTextSecondary }}>
                      {t('overview.viewers', { count: viewers })}
                    </span>
                  </Row>
                ))}
            </RowList>
          )
        }
      </QueryState>
    </Section>
  );
}
