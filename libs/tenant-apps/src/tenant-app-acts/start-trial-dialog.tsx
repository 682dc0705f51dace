import { ConfirmDialog } from '@console/shell-layout';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStartFreeTrialMutation } from '../api/tenant-apps-api';
import { TRIAL_DAYS } from '../contract';
import type { ActDialogProps } from './act-dialog';

/** Begins the one free trial of an app. @see docs/behaviour.md 4.3 */
export function StartTrialDialog({ app, open, onClose }: ActDialogProps) {
  const { t } = useTranslation('tenantApps');
  const { message } = App.useApp();
  const [start] = useStartFreeTrialMutation();
  return (
    <ConfirmDialog
      open={open}
      title={t('startTrial.title', { name: app.name })}
      run={() => start({ id: app.appId })}
      onDone={() => {
        void message.success(t('startTrial.done', { name: app.name }));
      }}
      onClose={onClose}
    >
      {t('startTrial.effect', { count: TRIAL_DAYS })}
    </ConfirmDialog>
  );
}
