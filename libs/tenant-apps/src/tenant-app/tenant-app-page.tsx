import { DetailPage, StatusTag, useTabs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';
import { tenantAppListPath } from '../tenant-app-paths';
import { useEditionName } from '../tenant-app-list/use-edition-name';

/** The frame of every page about one tenant app: what it is, how it fares, and the ways to its pages. */
export function TenantAppPage() {
  const { t } = useTranslation('tenantApps');
  const { appId = '' } = useParams();
  const result = useGetTenantAppDetailsQuery({ id: appId });
  const tabs = useTabs();
  const editionName = useEditionName();

  return (
    <DetailPage
      result={result}
      kind={t('routes.tenantApp')}
      backTo={tenantAppListPath(result.currentData?.status ?? 'normal')}
      tabs={tabs}
      head={(app) => ({
        title: app.name,
        id: app.appId,
        tags: (
          <>
            <StatusTag
              tone={app.status === 'normal' ? 'success' : 'neutral'}
              label={t(`status.${app.status}`)}
            />
            <span>{editionName(app)}</span>
            {app.subscription.remainingTrialDays > 0 && (
              <StatusTag
                tone="warning"
                label={t('frame.trialDays', { count: app.subscription.remainingTrialDays })}
              />
            )}
          </>
        ),
      })}
      notFound={t('frame.notFound')}
      failed={t('frame.failed')}
    >
      {() => <Outlet />}
    </DetailPage>
  );
}
