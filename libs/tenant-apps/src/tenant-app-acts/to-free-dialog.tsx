import { ConfirmDialog, usePopUps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useUpgradeToFreeAppMutation } from '../api/tenant-apps-api';
import type { ActDialogProps } from './act-dialog';

/** Makes an app whose trial or subscription is running out, or over, a free one. @see spec 4.3 */
export function ToFreeDialog({ app, open, onClose }: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [makeFree] = useUpgradeToFreeAppMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('toFree.title', { name: app.name })}
      danger
      run={() => makeFree({ id: app.appId })}
      onDone={() => {
        message.success(t('toFree.done', { name: app.name }));
      }}
      onClose={onClose}
    >
      {t('toFree.effect')}
    </ConfirmDialog>
  );
}
