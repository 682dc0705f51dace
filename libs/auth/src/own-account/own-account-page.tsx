import { PageHeader, PageTabs } from '@console/ui';
import { useGetProfileQuery, useTabs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

/** The frame of the signed-in person's own pages: whose account it is, and the pages that open to them. */
export function OwnAccountPage() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  return (
    <>
      <PageHeader title={t('ownAccount.title')} description={user?.email} />
      <PageTabs tabs={useTabs()} />
      <Outlet />
    </>
  );
}
