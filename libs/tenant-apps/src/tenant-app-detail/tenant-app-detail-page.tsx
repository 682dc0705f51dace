import { DateTime, FactList, useZone } from '@console/shell-layout';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetTenantAppDetailsQuery } from '../api/tenant-apps-api';

/** What there is to know of one tenant app. */
export function TenantAppDetailPage() {
  const { t } = useTranslation('tenantApps');
  const { appId = '' } = useParams();
  const zone = useZone();
  const { currentData: app } = useGetTenantAppDetailsQuery({ id: appId });
  if (!app) return null;
  return (
    <Card>
      <FactList
        facts={[
          { label: t('columns.owner'), value: `${app.owner.name} <${app.owner.email}>` },
          { label: t('columns.createdAt'), value: <DateTime value={app.createdAt} zone={zone} /> },
        ]}
      />
    </Card>
  );
}
