import type { ArgsOf } from '@console/http/contract';
import { DateTime, EmptyState, QueryState, useZone } from '@console/ui';
import { rowsOf } from '@console/ui/list';
import { Card, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListTenantAppsQuery } from '../api/tenant-apps-api';
import { type listTenantApps, TENANT_APP_STATUSES, type TenantApp } from '../contract';
import { tenantAppListPath } from '../tenant-app-paths';
import { AppRows } from './app-rows';

const RECENT_TENANT_APPS: ArgsOf<typeof listTenantApps> = {
  customFields: { status: 'normal' },
  sort: '-createdAt',
  page: 1,
  perPage: 5,
};

export function RecentTenantApps() {
  const { t } = useTranslation('tenantApps');
  const { token } = theme.useToken();
  const zone = useZone();
  return (
    <Card title={<h2 style={{ margin: 0, fontSize: 'inherit' }}>{t('dashboard.recent')}</h2>}>
      <QueryState result={useListTenantAppsQuery(RECENT_TENANT_APPS)} failed={t('dashboard.recentFailed')}>
        {(page) =>
          rowsOf(page).rows.length === 0 ? (
            <EmptyState text={t('empty.normal')} />
          ) : (
            <AppRows
              page={page}
              detail={({ createdAt }) => (
                <span style={{ color: token.colorTextDescription }}>
                  <DateTime value={createdAt} zone={zone} />
                </span>
              )}
            />
          )
        }
      </QueryState>
    </Card>
  );
}

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
