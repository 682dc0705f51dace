import { PageHeader, PageTabs } from '@console/ui';
import { useTabs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

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
