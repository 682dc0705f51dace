import { ConfirmDialog } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import { useDeleteAlertChannelMutation } from '../api/alert-settings-api';
import type { AlertChannel } from '../contract';

interface DeleteChannelDialogProps {
  channel: AlertChannel;
  open: boolean;
  onClose: () => void;
  onDone?: () => void;
}

export function DeleteChannelDialog({ channel, open, onClose, onDone }: DeleteChannelDialogProps) {
  const { t } = useTranslation('operations');
  const { appId } = useAlertsAccess();
  const [remove] = useDeleteAlertChannelMutation();
  const { id, name, target } = channel;
  return (
    <ConfirmDialog
      open={open}
      title={t('alertSettings.deleteChannel.title', { name })}
      action={t('alertSettings.deleteChannel.action')}
      danger
      affected={{
        data: [t('alertSettings.deleteChannel.messages', { target }), t('alertSettings.deleteChannel.log')],
      }}
      run={() => remove({ id, appId })}
      onClose={onClose}
      {...(onDone && { onDone })}
    />
  );
}
