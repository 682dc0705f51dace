import type { ConsoleError } from '@console/http';
import { DetailPage, PageActions, StatusTag, useCloseTo } from '@console/ui';
import { listFields, ResourceTable, useListQuery } from '@console/ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import { useListAlertChannelsQuery, useListAlertDeliveriesQuery } from '../api/alert-settings-api';
import { ALERTS_ACCESS } from '../contract';
import { alertChannelsPath } from '../paths/alert-paths';
import { DeleteChannelDialog } from './delete-channel-dialog';
import { useDeliveryColumns } from './delivery-columns';
import { RenewSecretDialog } from './renew-secret-dialog';
import { useChannelActions } from './use-channel-actions';

const NOT_FOUND: ConsoleError = { kind: 'http', status: 404, message: [], errors: [], fieldErrors: {} };
const DELIVERIES = listFields([], '');
/** A message is usually out within a few seconds. */
const POLL_MS = 5_000;

/** A channel with what was sent to it. */
export function DeliveryListPage() {
  const { t } = useTranslation('operations');
  const { channelId = '' } = useParams();
  const { appId } = useAlertsAccess();
  const channels = useListAlertChannelsQuery({ appId });
  const channel = channels.currentData?.data.find(({ id }) => id === channelId);
  const close = useCloseTo(alertChannelsPath(appId));
  const [opened, setOpened] = useState<'delete' | 'renew-secret'>();
  const actionsOf = useChannelActions({
    onDelete: () => setOpened('delete'),
    onRenewSecret: () => setOpened('renew-secret'),
  });

  return (
    <DetailPage
      result={{
        ...channels,
        currentData: channel,
        error: channels.currentData && !channel ? NOT_FOUND : channels.error,
      }}
      kind={t('routes.alertDeliveries')}
      backTo={alertChannelsPath(appId)}
      head={(shown) => ({
        title: shown.name,
        subtitle: `${t(`alertSettings.channelKinds.${shown.kind}`)} · ${shown.target}`,
        ...(!shown.enabled && { tags: <StatusTag tone="off" label={t('alertSettings.off')} /> }),
        actions: <PageActions actions={actionsOf(shown)} />,
      })}
      notFound={t('alertSettings.channelNotFound')}
      failed={t('alertSettings.failed')}
    >
      {(shown) => (
        <>
          <DeliveryList channelId={shown.id} />
          <DeleteChannelDialog
            channel={shown}
            open={opened === 'delete'}
            onClose={() => setOpened(undefined)}
            onDone={close}
          />
          <RenewSecretDialog
            channel={shown}
            open={opened === 'renew-secret'}
            onClose={() => setOpened(undefined)}
          />
        </>
      )}
    </DetailPage>
  );
}

function DeliveryList({ channelId }: { channelId: string }) {
  const { t } = useTranslation('operations');
  const { appId } = useAlertsAccess();
  const list = useListQuery(DELIVERIES);
  const { page, perPage } = list.state;
  const deliveries = useListAlertDeliveriesQuery(
    { id: channelId, appId, page, perPage },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  return (
    <ResourceTable
      label={t('routes.alertDeliveries')}
      list={list}
      result={deliveries}
      searchable={false}
      live
      access={ALERTS_ACCESS}
      columns={useDeliveryColumns(appId)}
      rowKey={({ id }) => id}
      empty={t('alertSettings.noDeliveries')}
    />
  );
}
