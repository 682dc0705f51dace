import { useKeepFrom } from '@console/shell-layout';
import { DateTime, PlainLink, StatusTag, useZone, type StatusTone } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import { useAlertTexts } from '../alerts/use-alert-texts';
import type { AlertDelivery } from '../contract';
import { alertPath } from '../paths/alert-paths';

const TONES: Record<AlertDelivery['result'], StatusTone> = {
  sent: 'normal',
  waiting: 'off',
  failed: 'critical',
};

export function useDeliveryResult() {
  const { t } = useTranslation('operations');
  return (result: AlertDelivery['result']) => ({
    tone: TONES[result],
    label: t(`alertSettings.results.${result}`),
  });
}

export function useDeliveryColumns(appId: string): ResourceColumn<AlertDelivery>[] {
  const { t } = useTranslation('operations');
  const alertTexts = useAlertTexts();
  const resultOf = useDeliveryResult();
  const zone = useZone();
  const keepFrom = useKeepFrom();
  return [
    {
      key: 'createdAt',
      title: t('alertSettings.delivery.createdAt'),
      render: ({ createdAt }) => <DateTime value={createdAt} zone={zone} />,
      text: ({ createdAt }) => createdAt,
    },
    {
      key: 'event',
      title: t('alertSettings.delivery.event'),
      render: ({ event, alert }) => (
        <>
          {t(`alertSettings.delivery.events.${event}`)}{' '}
          {alert && (
            <PlainLink to={keepFrom(alertPath(appId, alert.id))}>{alertTexts.kind(alert.kind)}</PlainLink>
          )}
        </>
      ),
    },
    {
      key: 'result',
      title: t('alertSettings.delivery.result'),
      render: ({ result }) =>
        // In the log a delivered message is worth a word.
        result === 'sent' ? resultOf(result).label : <StatusTag {...resultOf(result)} />,
    },
    {
      key: 'attempts',
      title: t('alertSettings.delivery.attempts'),
      align: 'end',
      render: ({ attempts }) => attempts,
    },
    {
      key: 'response',
      title: t('alertSettings.delivery.response'),
      render: ({ statusCode, error }) => (
        <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{error ?? statusCode ?? '–'}</span>
      ),
    },
    {
      key: 'milliseconds',
      title: t('alertSettings.delivery.duration'),
      align: 'end',
      render: ({ milliseconds }) =>
        milliseconds === null ? '–' : t('alertSettings.delivery.milliseconds', { milliseconds }),
    },
    {
      key: 'nextAttemptAt',
      title: t('alertSettings.delivery.nextAttemptAt'),
      render: ({ nextAttemptAt }) => <DateTime value={nextAttemptAt} zone={zone} />,
    },
  ];
}
