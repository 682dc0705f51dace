import { PageHeader, PageTabs } from '@console/ui';
import { useGetProfileQuery, useTabs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

export function MyAccountPage() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  return (
    <>
      <PageHeader title={t('myAccount.title')} description={user?.email} />
      <PageTabs tabs={useTabs()} />
      <Outlet />
    </>
  );
}
