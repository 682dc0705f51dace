import { ADMIN_APP_ID } from '@console/http';
import { clipText } from '@console/i18n';
import { DateTime, QueryState, StatusTag, useZone } from '@console/ui';
import { Row, RowList, RowsLoading, Section } from '@console/ui/overview';
import { useLinkFrom } from '@console/shell-layout';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAlertTexts } from '../alerts/use-alert-texts';
import { useListAlertsQuery } from '../api/alerts-api';
import { alertPath, serverAlertsPath } from '../paths/alert-paths';
import { useServerScope } from '../servers/server-scope';
import { SERVERS_LIVE } from '../servers/servers-live';

const ROWS = 5;

/** The latest alerts of a server, cleared ones included. */
export function ServerAlerts({ serverId }: { serverId: string }) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { appId = ADMIN_APP_ID } = useServerScope();
  const texts = useAlertTexts();
  const zone = useZone();
  const linkFrom = useLinkFrom();
  const result = useListAlertsQuery(
    {
      ...(appId !== ADMIN_APP_ID && { appId }),
      customFields: { serverId },
      sort: '-raisedAt',
      page: 1,
      perPage: ROWS,
    },
    SERVERS_LIVE,
  );
  return (
    <Section
      title={t('alerts.title')}
      more={{ to: linkFrom(serverAlertsPath(appId, serverId)), label: t('alerts.ofServer') }}
    >
      <QueryState result={result} failed={t('alerts.listFailed')} loading={<RowsLoading rows={ROWS} />}>
        {({ data }) => (
          <RowList>
            {data.map((alert) => (
              <Row key={alert.id} end={<DateTime value={alert.raisedAt} zone={zone} relative />}>
                <Link to={linkFrom(alertPath(appId, alert.id))}>{clipText(texts.kind(alert.kind))}</Link>{' '}
                {alert.status === 'cleared' ? (
                  <StatusTag {...texts.status(alert.status)} />
                ) : (
                  <StatusTag {...texts.severity(alert.severity)} />
                )}
                {' · '}
                <bdi style={{ color: token.colorTextSecondary }}>{clipText(texts.message(alert))}</bdi>
              </Row>
            ))}
            {data.length === 0 && <Row>{t('alerts.none')}</Row>}
          </RowList>
        )}
      </QueryState>
    </Section>
  );
}
