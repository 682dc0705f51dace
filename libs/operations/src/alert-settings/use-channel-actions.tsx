import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import KeyOutlined from '@ant-design/icons/KeyOutlined';
import PoweroffOutlined from '@ant-design/icons/PoweroffOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import { useKeepQuery } from '@console/shell-layout';
import { useUndoOffer, type PageAction } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import { useSendTestAlertMutation, useSwitchAlertChannelMutation } from '../api/alert-settings-api';
import type { AlertChannel } from '../contract';
import { deliveriesPath, editChannelPath } from '../paths/alert-paths';

interface Confirmations {
  onDelete: (channel: AlertChannel) => void;
  onRenewSecret?: () => void;
}

/** The callbacks open confirmations. */
export function useChannelActions({
  onDelete,
  onRenewSecret,
}: Confirmations): (channel: AlertChannel) => PageAction[] {
  const { t } = useTranslation('operations');
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  const { appId, changes: requires } = useAlertsAccess();
  const [change] = useSwitchAlertChannelMutation();
  const [test] = useSendTestAlertMutation();
  const offerUndo = useUndoOffer();

  return (channel) => {
    const { id, name, kind, enabled, etag } = channel;
    return [
      {
        key: 'test',
        label: t('alertSettings.test'),
        icon: <SendOutlined aria-hidden />,
        requires,
        run: () =>
          void test({ id, appId }).then(({ error }) => {
            // Its result shows in the log.
            if (!error) void navigate(deliveriesPath(appId, id));
          }),
      },
      {
        key: 'edit',
        label: t('alertSettings.edit'),
        icon: <EditOutlined aria-hidden />,
        requires,
        run: () => void navigate(keepQuery(editChannelPath(appId, id))),
      },
      {
        key: 'switch',
        label: t(enabled ? 'alertSettings.turnOff' : 'alertSettings.turnOn'),
        icon: <PoweroffOutlined aria-hidden />,
        inMenu: true,
        requires,
        run: () =>
          void change({ id, appId, body: { enabled: !enabled }, ifMatch: etag }).then(({ data }) => {
            if (!data) return;
            offerUndo({
              title: t(enabled ? 'alertSettings.isOff' : 'alertSettings.isOn', { name }),
              undo: () => void change({ id, appId, body: { enabled }, ifMatch: data.etag }),
            });
          }),
      },
      ...(kind === 'webhook' && onRenewSecret
        ? [
            {
              key: 'renew-secret',
              label: t('alertSettings.secret.renew.action'),
              icon: <KeyOutlined aria-hidden />,
              inMenu: true,
              requires,
              run: onRenewSecret,
            },
          ]
        : []),
      {
        key: 'delete',
        label: t('alertSettings.delete'),
        icon: <DeleteOutlined aria-hidden />,
        danger: true,
        inMenu: true,
        requires,
        run: () => onDelete(channel),
      },
    ];
  };
}
