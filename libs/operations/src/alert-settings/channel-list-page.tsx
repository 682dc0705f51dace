import { AddButton } from '@console/shell-layout';
import { ResourceTable, useListQuery } from '@console/ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import { useListAlertChannelsQuery } from '../api/alert-settings-api';
import { ALERTS_ACCESS, type AlertChannel } from '../contract';
import { alertChannelsPath } from '../paths/alert-paths';
import { useChannelColumns } from './channel-columns';
import { DeleteChannelDialog } from './delete-channel-dialog';
import { NAMED_LIST, namedPage } from './named-list';
import { SettingsFrame } from './settings-frame';
import { useChannelActions } from './use-channel-actions';

/** Channels that alerts are sent to; the delivery log of a channel replaces the list. */
export function ChannelListPage() {
  const { appId } = useAlertsAccess();
  return useMatch(`${alertChannelsPath(appId)}/:channelId/deliveries`) ? <Outlet /> : <ChannelList />;
}

function ChannelList() {
  const { t } = useTranslation('operations');
  const { appId, changes } = useAlertsAccess();
  const list = useListQuery(NAMED_LIST);
  const channels = useListAlertChannelsQuery({ appId });
  const { currentData } = channels;
  const page = currentData && namedPage(currentData.data, list.state);
  const [toDelete, setToDelete] = useState<AlertChannel>();
  const [isDeleting, setDeleting] = useState(false);

  const add = (
    <AddButton requires={changes} to={`${alertChannelsPath(appId)}/create`}>
      {t('routes.createAlertChannel')}
    </AddButton>
  );
  return (
    <SettingsFrame appId={appId} actions={add}>
      <ResourceTable
        label={t('routes.alertChannels')}
        list={list}
        result={{ ...channels, data: page, currentData: page }}
        access={ALERTS_ACCESS}
        columns={useChannelColumns(appId)}
        rowKey={({ id }) => id}
        empty={t('alertSettings.noChannels')}
        add={add}
        rowActions={useChannelActions({
          onDelete: (channel) => {
            setToDelete(channel);
            setDeleting(true);
          },
        })}
      />
      {toDelete && (
        <DeleteChannelDialog channel={toDelete} open={isDeleting} onClose={() => setDeleting(false)} />
      )}
      <Outlet />
    </SettingsFrame>
  );
}
