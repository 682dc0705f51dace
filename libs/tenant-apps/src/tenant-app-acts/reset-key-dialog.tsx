import { useResetTenantAppApiKeyMutation } from '../api/tenant-apps-api';
import type { ActDialogProps } from './act-dialog';
import { KeyResetDialog } from './key-reset-dialog';
import { useAffected } from './use-affected';

/** Ends the API key of any tenant app, for staff. @see spec 7.5 */
export function ResetKeyDialog(dialog: ActDialogProps) {
  const [resetKey, { reset }] = useResetTenantAppApiKeyMutation();
  return (
    <KeyResetDialog
      {...dialog}
      affected={useAffected('resetKey', dialog.app.appId, dialog.open)}
      run={(id) => resetKey({ id })}
      forget={reset}
    />
  );
}
