import { PageHeader, PageTabs, useGetProfileQuery, useTabs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

/** The frame of the signed-in person's own pages: whose account it is, and the pages that open to them. */
export function UserPage() {
  const { t } = useTranslation('auth');
  const { data: user } = useGetProfileQuery();
  return (
    <>
      <PageHeader
        title={t('userPage.title')}
        description={user && <span style={{ overflowWrap: 'anywhere' }}>{user.email}</span>}
      />
      <PageTabs tabs={useTabs()} />
      <Outlet />
    </>
  );
}
