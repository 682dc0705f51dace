import { SecretOnce } from '@console/ui';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface NewKeyDialogProps {
  appId: string;
  title: string;
  /** Open while there is one. */
  apiKey: string | undefined;
  onClose: () => void;
}

/** A new API key, shown once. */
export function NewKeyDialog({ appId, title, apiKey, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('tenantApps');
  return (
    <Modal
      open={apiKey !== undefined}
      title={title}
      // Closes by its button only: the key is not shown again.
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t('resetKey.saved')}
        </Button>
      }
    >
      {apiKey !== undefined && (
        <SecretOnce
          label={t('detail.apiKey')}
          warning={t('resetKey.keep')}
          values={[apiKey]}
          fileName={`${appId}-api-key.txt`}
        />
      )}
    </Modal>
  );
}
