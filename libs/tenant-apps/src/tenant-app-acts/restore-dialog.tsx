import { ConfirmDialog, usePopUps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useUpdateTenantAppMutation } from '../api/tenant-apps-api';
import type { ActDialogProps } from './act-dialog';
import { useAffected } from './use-affected';

/** Brings an archived app back. @see spec 4.3 */
export function RestoreDialog({ app, open, onClose }: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [update] = useUpdateTenantAppMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('restore.title', { name: app.name })}
      affected={useAffected('restore', app.appId, open)}
      run={() => update({ id: app.appId, body: { status: 'normal' } })}
      onDone={() => {
        message.success(t('restore.done', { name: app.name }));
      }}
      onClose={onClose}
    >
      {t('restore.effect')}
    </ConfirmDialog>
  );
}
