import { DetailCard, FactList, useKeepFrom } from '@console/shell-layout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TenantAppDetails } from '../contract';
import { tenantAppBase } from '../tenant-app-paths';

/** How much belongs to the app; what has a page of its own is a link there. */
export function ContentsCard({ app: { appId, counts } }: { app: TenantAppDetails }) {
  const { t } = useTranslation('tenantApps');
  const keepFrom = useKeepFrom();
  const base = tenantAppBase(appId);
  const linked = (count: number, page: string) => <Link to={keepFrom(`${base}/${page}`)}>{count}</Link>;
  return (
    <DetailCard title={t('detail.contents')}>
      <FactList
        facts={[
          { label: t('detail.activeMembers'), value: linked(counts.activeMembers, 'member?status=active') },
          {
            label: t('detail.invitedMembers'),
            value: linked(counts.invitedMembers, 'member?status=invited'),
          },
          { label: t('detail.groups'), value: linked(counts.groups, 'group') },
          { label: t('detail.servers'), value: counts.servers },
          { label: t('detail.unpaidInvoices'), value: linked(counts.unpaidInvoices, 'invoice') },
          { label: t('detail.overdueInvoices'), value: linked(counts.overdueInvoices, 'invoice') },
        ]}
      />
    </DetailCard>
  );
}
