import { ConfirmDialog, usePopUps } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useStartFreeTrialMutation } from '../api/tenant-apps-api';
import { TRIAL_DAYS } from '../contract';
import type { ActDialogProps } from './act-dialog';

/** Begins the one free trial of an app. @see spec 4.3 */
export function StartTrialDialog({ app, open, onClose }: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = usePopUps();
  const [start] = useStartFreeTrialMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('startTrial.title', { name: app.name })}
      run={() => start({ id: app.appId })}
      onDone={() => {
        message.success(t('startTrial.done', { name: app.name }));
      }}
      onClose={onClose}
    >
      {t('startTrial.effect', { count: TRIAL_DAYS })}
    </ConfirmDialog>
  );
}
