import { ConfirmDialog, SecretOnce } from '@console/ui';
import { Button, Modal } from 'antd';
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
    <Modal
      open
      title={title}
      // Closes by its button only: the secret is not shown again.
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('alertSettings.secret.saved')}
        </Button>
      }
    >
      <SecretOnce
        label={t('alertSettings.secret.label')}
        warning={t('alertSettings.secret.warning')}
        values={[secret]}
        fileName="signalbox-webhook-secret.txt"
      />
      <p>{t('alertSettings.secret.how')}</p>
    </Modal>
  );
}
