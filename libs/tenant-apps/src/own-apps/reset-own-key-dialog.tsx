import { useTranslation } from 'react-i18next';
import { useResetApiKeyMutation } from '../api/own-apps-api';
import type { ActDialogProps } from '../tenant-app-acts/act-dialog';
import { KeyResetDialog } from '../tenant-app-acts/key-reset-dialog';

/** Ends the API key of an app of one's own. @see spec 7.2 */
export function ResetOwnKeyDialog(dialog: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const [resetKey, { reset }] = useResetApiKeyMutation();
  return (
    <KeyResetDialog
      {...dialog}
      affected={{ data: [t('ownApps.affectedKey')] }}
      run={(id) => resetKey({ id })}
      forget={reset}
    />
  );
}
