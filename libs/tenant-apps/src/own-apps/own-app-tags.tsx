import { StatusTag } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { useGetRemainingFreeTrialQuery } from '../api/tenant-apps-api';
import type { MyApp } from '../contract';
import { useEditionName } from '../tenant-app-list/use-edition-name';

/** The states of an app of one's own, beside its name. */
export function OwnAppTags({ app, mayManage }: { app: MyApp; mayManage: boolean }) {
  const { t } = useTranslation('tenantApps');
  const editionName = useEditionName();
  const { currentData: trial } = useGetRemainingFreeTrialQuery({ id: app.appId }, { skip: !mayManage });
  return (
    <>
      <StatusTag tone={app.status === 'normal' ? 'success' : 'neutral'} label={t(`status.${app.status}`)} />
      <span>{editionName(app)}</span>
      {trial?.state === 'running' && (
        <StatusTag tone="warning" label={t('frame.trialDays', { count: trial.remainingDays })} />
      )}
    </>
  );
}
