import { ConfirmDialog, useUndoOffer } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useRestoreTenantAppMutation, useUpdateTenantAppMutation } from '../api/tenant-apps-api';
import type { ActDialogProps } from './act-dialog';
import { useAffected } from './use-affected';

/** Puts an app away, and offers to bring it back at once. @see spec 4.3 */
export function ArchiveDialog({ app, open, onClose }: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const offerUndo = useUndoOffer();
  const [update] = useUpdateTenantAppMutation();
  const [restore] = useRestoreTenantAppMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('archive.title', { name: app.name })}
      affected={useAffected('archive', app.appId, open)}
      typedName={app.name}
      danger
      run={() => update({ id: app.appId, body: { status: 'archived' } })}
      onDone={() => {
        offerUndo({
          title: t('archive.done', { name: app.name }),
          undo: () => void restore({ id: app.appId, body: { status: 'normal' } }),
        });
      }}
      onClose={onClose}
    >
      {t('archive.effect')}
    </ConfirmDialog>
  );
}
