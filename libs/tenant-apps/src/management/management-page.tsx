import { PageHeader, PageTabs, useTabs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

/** Who looks after the platform: members and groups of the admin app, by the screens of any app. */
export function ManagementPage() {
  const { t } = useTranslation('tenantApps');
  return (
    <>
      <PageHeader title={t('routes.management')} description={t('management.about')} />
      <PageTabs tabs={useTabs()} />
      <Outlet />
    </>
  );
}
