import { clipText } from '@console/i18n';
import { DateTime, EmptyState, QueryState, StatusMark, StatusTag, useZone } from '@console/ui';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import type { DashboardCardProps } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListAlertsQuery } from '../api/alerts-api';
import { alertPath } from '../paths/alert-paths';
import { useAlertTexts } from '../alerts/use-alert-texts';
import { ADMIN_APP_ID } from '@console/http';
import { ALERT_SEVERITIES, type OperationsOverview } from '../contract';
import { SERVERS_LIVE } from '../servers/servers-live';
import { alertsBehind } from './overview-paths';
import { useOverview } from './use-overview';

const SHOWN = 6;
const HEIGHT = 296;

/** Open alerts by severity, and the worst of them. */
export function OpenAlertsCard(props: DashboardCardProps) {
  return <OpenAlerts boxed {...props} />;
}

export function OpenAlerts({ boxed = false, ...props }: DashboardCardProps & { boxed?: boolean }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const zone = useZone();
  const texts = useAlertTexts();
  const { appId } = props;
  const { overview } = useOverview(props);
  const result = useListAlertsQuery(
    {
      ...(appId !== undefined && { appId }),
      customFields: { status: 'open', ...(appId !== undefined && { appId }) },
      sort: '-severity,-raisedAt',
      page: 1,
      perPage: SHOWN,
    },
    SERVERS_LIVE,
  );

  return (
    <Section
      boxed={boxed}
      title={t('overview.openAlerts')}
      minHeight={boxed ? HEIGHT : undefined}
      aside={overview && <AlertCounts counts={overview.openAlerts} appId={appId} />}
      more={{ to: alertsBehind(appId), label: t('overview.allAlerts') }}
    >
      <QueryState result={result} failed={t('overview.alertsFailed')} loading={<RowsLoading rows={SHOWN} />}>
        {({ data }) =>
          data.length === 0 ? (
            boxed ? (
              <EmptyState text={t('overview.noAlerts')} />
            ) : (
              t('overview.noAlerts')
            )
          ) : (
            <RowList>
              {data.map((alert) => (
                <Row key={alert.id} end={<DateTime value={alert.raisedAt} zone={zone} relative />}>
                  <StatusMark {...texts.severity(alert.severity)} />
                  <Link to={alertPath(appId ?? ADMIN_APP_ID, alert.id)}>
                    {clipText(texts.kind(alert.kind))}
                  </Link>{' '}
                  <bdi style={{ color: token.colorTextSecondary }}>
                    {clipText(texts.resource(alert))}
                    {appId === undefined && ` · ${clipText(alert.appName)}`}
                  </bdi>
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </Section>
  );
}

interface AlertCountsProps {
  counts: OperationsOverview['openAlerts'];
  appId: string | undefined;
}

/** Each count leads to its alerts. */
export function AlertCounts({ counts, appId }: AlertCountsProps) {
  const { t } = useTranslation('operations');
  const texts = useAlertTexts();
  return ALERT_SEVERITIES.toReversed()
    .filter((severity) => counts[severity] > 0)
    .map((severity) => (
      <Link key={severity} to={alertsBehind(appId, { severity })}>
        <StatusTag
          tone={texts.severity(severity).tone}
          label={t(`overview.alertCount.${severity}`, { number: counts[severity] })}
        />
      </Link>
    ));
}
