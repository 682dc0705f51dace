import { clipText } from '@console/i18n';
import { ConfirmDialog, usePopUps } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetQuotaQuery, useRemoveQuotaOverrideMutation } from '../api/usage-api';
import { QUOTA_RESOURCES } from '../contract';
import type { QuotaDialogProps } from './override-dialog';
import { useQuotaTexts } from './use-quota-texts';

export function RemoveOverrideDialog({ app, quota, onClose }: QuotaDialogProps) {
  const { t } = useTranslation('billing');
  const { message } = usePopUps();
  const texts = useQuotaTexts();
  const { appId, appName = appId } = app;
  const { currentData } = useGetQuotaQuery({ appId });
  const [remove] = useRemoveQuotaOverrideMutation();
  const [ifMatch] = useState(currentData?.plan?.etag);
  const resource = QUOTA_RESOURCES.find((known) => known === quota.resource);
  if (!resource) return null;
  const values = { resource: texts.name(quota), app: clipText(appName) };
  return (
    <ConfirmDialog
      open
      title={t('limits.restoreOf', values)}
      action={t('limits.restore')}
      run={() => remove({ appId, resource, ifMatch })}
      onDone={() => message.success(t('limits.restored', values))}
      onClose={onClose}
    >
      {t('limits.restoreEffect', {
        used: texts.amount(resource, quota.used),
        limit: texts.amount(resource, quota.limit),
      })}
    </ConfirmDialog>
  );
}
