import { clipText } from '@console/i18n';
import { PlainLink, StatusTag, TwoLines, useZone } from '@console/ui';
import { timeColumn, type ResourceColumn, statusColumn } from '@console/ui/list';
import { useKeepQuery, useLinkFrom } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import type { Alert } from '../contract';
import { alertListPath, alertPath } from '../paths/alert-paths';
import { isMuted } from './alert-mute';
import { alertServerPath } from './alert-server-path';
import { useAlertsAccess } from './use-alerts-access';
import { useAlertStreamPath } from './use-alert-stream-path';
import { useAlertTexts } from './use-alert-texts';

/** @param now when the list was loaded, in Unix milliseconds: the end of ongoing alerts */
export function useAlertColumns(now: number): ResourceColumn<Alert>[] {
  const { t } = useTranslation('operations');
  const { appId: ofApp, isOfAllApps } = useAlertsAccess();
  const texts = useAlertTexts();
  const zone = useZone();
  const keepQuery = useKeepQuery();
  const linkFrom = useLinkFrom();
  const streamPath = useAlertStreamPath();

  return [
    {
      key: 'kind',
      title: t('alerts.alert'),
      sortable: true,
      render: (alert) => (
        <TwoLines
          main={texts.kind(alert.kind)}
          detail={texts.message(alert)}
          to={keepQuery(alertPath(ofApp, alert.id))}
          maxWidth={250}
        />
      ),
      text: (alert) => `${texts.kind(alert.kind)} (${texts.resource(alert)})`,
      exports: [
        { title: t('alerts.type'), text: ({ kind }) => texts.kind(kind) },
        { title: t('alerts.messageLabel'), text: texts.message },
      ],
    },
    statusColumn({
      key: 'severity',
      title: t('alerts.severityLabel'),
      sortable: true,
      status: ({ severity }) => texts.severity(severity),
    }),
    {
      key: 'status',
      title: t('alerts.statusLabel'),
      render: (alert) => (
        <>
          <StatusTag {...texts.status(alert.status)} />
          {isMuted(alert, now) && <small style={{ display: 'block' }}>{t('alerts.mute.muted')}</small>}
        </>
      ),
      text: ({ status }) => texts.status(status).label,
    },
    {
      key: 'resource',
      title: t('alerts.resource'),
      render: (alert) => {
        const path = alertServerPath(ofApp, alert) ?? streamPath(alert);
        const name = clipText(texts.resource(alert));
        return path === undefined ? name : <PlainLink to={linkFrom(path)}>{name}</PlainLink>;
      },
      text: texts.resource,
    },
    ...(isOfAllApps
      ? [
          {
            key: 'appId',
            title: t('alerts.app'),
            sortable: true,
            render: ({ appId, appName }: Alert) => (
              <TwoLines
                main={appName}
                detail={appId}
                to={linkFrom(alertListPath(appId))}
                code
                maxWidth={200}
              />
            ),
            exports: [
              { title: t('alerts.app'), text: ({ appName }: Alert) => appName },
              { title: t('alerts.appId'), text: ({ appId }: Alert) => appId },
            ],
          },
        ]
      : []),
    timeColumn({ key: 'raisedAt', title: t('alerts.raisedAt'), zone, sortable: true, relative: true }),
    {
      key: 'assignee',
      priority: 'secondary',
      title: t('alerts.assignee'),
      render: ({ assignee }) => <bdi>{assignee ?? '–'}</bdi>,
      text: ({ assignee }) => assignee ?? null,
    },
    timeColumn({
      key: 'clearedAt',
      title: t('alerts.clearedAt'),
      zone,
      sortable: true,
      priority: 'tertiary',
      relative: true,
    }),
    {
      key: 'duration',
      priority: 'tertiary',
      title: t('alerts.duration'),
      sortable: true,
      render: (alert) => texts.duration(alert, now),
    },
    {
      key: 'count',
      priority: 'tertiary',
      title: t('alerts.count'),
      sortable: true,
      align: 'end',
      render: ({ count }) => count,
    },
    {
      key: 'acknowledgedBy',
      priority: 'tertiary',
      title: t('alerts.acknowledgedBy'),
      render: ({ acknowledgement }) => <bdi>{acknowledgement?.by}</bdi>,
      text: ({ acknowledgement }) => acknowledgement?.by ?? null,
    },
  ];
}
