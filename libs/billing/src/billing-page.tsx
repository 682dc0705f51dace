import { PageHeader, PageTabs } from '@console/ui';
import { useTabs } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';

export function BillingPage() {
  const { t } = useTranslation('billing');
  return (
    <>
      <PageHeader title={t('routes.billing')} description={t('billing.about')} />
      <PageTabs tabs={useTabs()} />
      <Outlet />
    </>
  );
}
