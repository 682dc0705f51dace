import { Card, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListTenantAppsQuery } from '../api/tenant-apps-api';
import { TENANT_APP_STATUSES, type TenantApp } from '../contract';
import { tenantAppListPath } from '../tenant-app-paths';

/** How many tenant apps there are, normal and archived. */
export function TenantAppCounts() {
  const { token } = theme.useToken();
  return (
    <Flex gap={token.margin} wrap>
      {TENANT_APP_STATUSES.map((status) => (
        <Count key={status} status={status} />
      ))}
    </Flex>
  );
}

function Count({ status }: { status: TenantApp['status'] }) {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const { data, error } = useListTenantAppsQuery({ customFields: { status }, page: 1, perPage: 1 });
  return (
    <Card style={{ flex: '1 1 140px' }}>
      <div style={{ color: token.colorTextDescription }}>{t(`title.${status}`)}</div>
      <div style={{ fontSize: token.fontSizeHeading2, fontWeight: token.fontWeightStrong, minHeight: 48 }}>
        {data ? data.total : error ? t('dashboard.unknown') : <Skeleton.Button active size="small" />}
      </div>
      <Link to={tenantAppListPath(status)}>{t('dashboard.showAll')}</Link>
    </Card>
  );
}
