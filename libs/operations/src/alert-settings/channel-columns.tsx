import { NO_DATE } from '@console/i18n';
import { useLinkFrom } from '@console/shell-layout';
import { DateTime, PlainLink, StatusTag, TwoLines, useZone } from '@console/ui';
import type { ResourceColumn } from '@console/ui/list';
import { useTranslation } from 'react-i18next';
import type { AlertChannel } from '../contract';
import { deliveriesPath } from '../paths/alert-paths';
import { useDeliveryResult } from './delivery-columns';

export function useChannelColumns(appId: string): ResourceColumn<AlertChannel>[] {
  const { t } = useTranslation('operations');
  const resultOf = useDeliveryResult();
  const zone = useZone();
  const linkFrom = useLinkFrom();
  return [
    {
      key: 'name',
      title: t('alertSettings.name'),
      sortable: true,
      render: ({ id, name, target }) => (
        <TwoLines main={name} detail={target} to={linkFrom(deliveriesPath(appId, id))} maxWidth={360} />
      ),
      text: ({ name }) => name,
    },
    {
      key: 'kind',
      title: t('alertSettings.channelKind'),
      render: ({ kind }) => t(`alertSettings.channelKinds.${kind}`),
    },
    {
      key: 'minSeverity',
      title: t('alertSettings.minSeverity'),
      render: ({ minSeverity }) => t(`alertSettings.from.${minSeverity}`),
    },
    {
      key: 'lastDelivery',
      title: t('alertSettings.lastDelivery'),
      render: ({ id, lastDelivery }) =>
        lastDelivery ? (
          <>
            {lastDelivery.result !== 'sent' && <StatusTag {...resultOf(lastDelivery.result)} />}{' '}
            <PlainLink to={linkFrom(deliveriesPath(appId, id))}>
              <DateTime value={lastDelivery.at} zone={zone} relative />
            </PlainLink>
          </>
        ) : (
          NO_DATE
        ),
    },
    {
      key: 'enabled',
      title: t('alertSettings.state'),
      render: ({ enabled }) => !enabled && <StatusTag tone="off" label={t('alertSettings.off')} />,
    },
  ];
}
