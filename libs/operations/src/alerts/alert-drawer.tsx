import { clipText } from '@console/i18n';
import {
  CopyText,
  DateTime,
  FactList,
  PageActions,
  RouteDrawer,
  StatusTag,
  useUi,
  useZone,
} from '@console/ui';
import { StaleNotice } from '@console/ui/list';
import { useConsole, useLinkFrom } from '@console/shell-layout';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useGetAlertQuery } from '../api/alerts-api';
import { ALERTS_ACCESS, type Alert } from '../contract';
import { RecordState } from '../record-state';
import { alertListPath, serverAlertsPath } from '../paths/alert-paths';
import { AlertComments } from './alert-comments';
import { isMuted } from './alert-mute';
import { alertServerPath } from './alert-server-path';
import { AssigneeSelect } from './assignee-select';
import { useAlertActions } from './use-alert-actions';
import { useAlertsAccess } from './use-alerts-access';
import { useAlertStreamPath } from './use-alert-stream-path';
import { useAlertTexts } from './use-alert-texts';

const WIDTH = 640;

export function AlertDrawer() {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const { config } = useConsole();
  const { alertId = '' } = useParams();
  const { appId, isOfAllApps } = useAlertsAccess();
  const texts = useAlertTexts();
  const { actionsOf, dialog } = useAlertActions();
  const result = useGetAlertQuery(
    { id: alertId, appId },
    { pollingInterval: config.alertsPollSeconds * 1000, skipPollingIfUnfocused: true },
  );
  // Another app's alert is not shown on this app's page.
  const isOfPage = isOfAllApps || result.currentData?.appId === appId;
  const alert = isOfPage ? result.currentData : undefined;

  return (
    <RouteDrawer
      title={alert ? texts.kind(alert.kind) : t('routes.alert')}
      closeTo={alertListPath(appId)}
      width={WIDTH}
      actions={
        alert && (
          <Flex gap={token.marginXS} wrap>
            <PageActions actions={actionsOf(alert)} />
          </Flex>
        )
      }
    >
      {dialog}
      {alert ? (
        <Flex vertical gap={token.marginLG}>
          <StaleNotice {...result} />
          <p style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>
            {texts.message(alert)}
          </p>
          <AlertFacts alert={alert} now={result.fulfilledTimeStamp ?? 0} />
          {alert.comments !== undefined && <AlertComments key={alert.id} id={alert.id} />}
        </Flex>
      ) : (
        <RecordState
          {...result}
          access={ALERTS_ACCESS}
          texts={{
            name: t('routes.alert'),
            notFound: t('alerts.notFound'),
            failed: t('alerts.failed'),
            loading: t('alerts.loading'),
          }}
        />
      )}
    </RouteDrawer>
  );
}

function AlertFacts({ alert, now }: { alert: Alert; now: number }) {
  const { t } = useTranslation('operations');
  const texts = useAlertTexts();
  const zone = useZone();
  const { appId: ofApp, isOfAllApps, changes } = useAlertsAccess();
  const { denialOf } = useUi().useActionAccess();
  const { id, appId, appName, server, severity, status, kind, raisedAt, clearedAt, count } = alert;
  const { acknowledgement, assignee, mutedUntil, resolvedBy, rule } = alert;
  const isFixed = clearedAt !== null || denialOf(changes) !== undefined;
  const time = (value: string | null) => <DateTime value={value} zone={zone} />;
  const linkFrom = useLinkFrom();
  const inGraphs = alertServerPath(ofApp, alert);
  const ofStream = useAlertStreamPath()(alert);
  return (
    <FactList
      facts={[
        { label: t('alerts.severityLabel'), value: <StatusTag {...texts.severity(severity)} /> },
        { label: t('alerts.statusLabel'), value: <StatusTag {...texts.status(status)} /> },
        ...(assignee === undefined
          ? []
          : [
              {
                label: t('alerts.assignee'),
                value: isFixed ? (
                  <bdi>{assignee ?? t('alerts.assign.nobody')}</bdi>
                ) : (
                  <AssigneeSelect alert={alert} appId={ofApp} />
                ),
              },
            ]),
        ...(isMuted(alert, now) ? [{ label: t('alerts.mute.until'), value: time(mutedUntil ?? null) }] : []),
        { label: t('alerts.type'), value: <CopyText text={kind} /> },
        ...(rule ? [{ label: t('alerts.rule'), value: <bdi>{clipText(texts.rule(rule.name))}</bdi> }] : []),
        {
          label: t('alerts.resource'),
          value: (
            <>
              <bdi>{clipText(texts.resource(alert))}</bdi>
              {inGraphs !== undefined && (
                <div>
                  <Link to={linkFrom(inGraphs)}>{t('alerts.inGraphs')}</Link>
                </div>
              )}
              {ofStream !== undefined && (
                <div>
                  <Link to={linkFrom(ofStream)}>{t('alerts.openStream')}</Link>
                </div>
              )}
              {server && (
                <div>
                  <Link to={serverAlertsPath(appId, server.id)}>{t('alerts.ofServer')}</Link>
                </div>
              )}
            </>
          ),
        },
        ...(isOfAllApps
          ? [
              {
                label: t('alerts.app'),
                value: (
                  <>
                    <Link to={alertListPath(appId)}>
                      <bdi>{clipText(appName)}</bdi>
                    </Link>{' '}
                    <CopyText text={appId} />
                  </>
                ),
              },
            ]
          : []),
        { label: t('alerts.raisedAt'), value: time(raisedAt) },
        { label: t('alerts.clearedAt'), value: time(clearedAt) },
        ...(resolvedBy !== undefined && clearedAt !== null
          ? [
              {
                label: t('alerts.resolve.by'),
                value: <bdi>{resolvedBy ?? t('alerts.resolve.byItself')}</bdi>,
              },
            ]
          : []),
        { label: t('alerts.duration'), value: texts.duration(alert, now) },
        { label: t('alerts.count'), value: count },
        ...(count > 1 ? [{ label: t('alerts.lastRaisedAt'), value: time(alert.lastRaisedAt) }] : []),
        ...(acknowledgement
          ? [
              { label: t('alerts.acknowledgedBy'), value: <bdi>{clipText(acknowledgement.by)}</bdi> },
              { label: t('alerts.acknowledgedAt'), value: time(acknowledgement.at) },
            ]
          : []),
        { label: t('alerts.zone'), value: zone },
        { label: t('alerts.id'), value: <CopyText text={id} /> },
      ]}
    />
  );
}
