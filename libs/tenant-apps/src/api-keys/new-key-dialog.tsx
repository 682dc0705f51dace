import { SecretDialog } from '@console/ui/form';
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
    <SecretDialog
      title={title}
      label={t('detail.apiKey')}
      warning={t('resetKey.keep')}
      secret={apiKey}
      fileName={`${appId}-api-key.txt`}
      onClose={onClose}
    />
  );
}
