import { ConfirmDialog } from '@console/ui';
import { SecretDialog } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlertsAccess } from '../alerts/use-alerts-access';
import { useRenewAlertChannelSecretMutation } from '../api/alert-settings-api';
import type { AlertChannel } from '../contract';

interface RenewSecretDialogProps {
  channel: AlertChannel;
  open: boolean;
  onClose: () => void;
}

export function RenewSecretDialog({ channel: { id, name }, open, onClose }: RenewSecretDialogProps) {
  const { t } = useTranslation('operations');
  const { appId } = useAlertsAccess();
  const [renew, { reset }] = useRenewAlertChannelSecretMutation();
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    const title = t('alertSettings.secret.renewed', { name });
    return <WebhookSecret title={title} secret={secret} onClose={() => setSecret(undefined)} />;
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('alertSettings.secret.renew.title', { name })}
      action={t('alertSettings.secret.renew.action')}
      danger
      run={async () => {
        const outcome = await renew({ id, appId });
        if (outcome.data) {
          // The secret must not remain in the store.
          reset();
          setSecret(outcome.data.secret);
        }
        return outcome;
      }}
      onClose={onClose}
    >
      {t('alertSettings.secret.renew.effect')}
    </ConfirmDialog>
  );
}

interface WebhookSecretProps {
  title: string;
  secret: string;
  onClose: () => void;
}

export function WebhookSecret({ title, secret, onClose }: WebhookSecretProps) {
  const { t } = useTranslation('operations');
  return (
    <SecretDialog
      title={title}
      label={t('alertSettings.secret.label')}
      warning={t('alertSettings.secret.warning')}
      secret={secret}
      fileName="signalbox-webhook-secret.txt"
      onClose={onClose}
    >
      <p>{t('alertSettings.secret.how')}</p>
    </SecretDialog>
  );
}
