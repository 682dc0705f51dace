import type { ArgsOf } from '@console/http/contract';
import { DateTime, FailedState, TwoLines, useZone } from '@console/ui';
import { Card, Empty, Flex, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListTenantAppsQuery } from '../api/tenant-apps-api';
import { type listTenantApps, TENANT_APP_STATUSES, type TenantApp } from '../contract';
import { tenantAppListPath } from '../tenant-app-paths';

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
  const { data, error, refetch } = useListTenantAppsQuery(RECENT_TENANT_APPS);

  return (
    <Card title={<h2 style={{ margin: 0, fontSize: 'inherit' }}>{t('dashboard.recent')}</h2>}>
      {error && 'kind' in error ? (
        <FailedState
          title={t('dashboard.recentFailed')}
          error={error}
          onRetry={() => {
            void refetch();
          }}
        />
      ) : !data ? (
        <Skeleton active title={false} />
      ) : data.data.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty.normal')} />
      ) : (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.data.map((app, index) => (
            <li
              key={app.appId}
              style={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: `0 ${String(token.margin)}px`,
                paddingBlock: token.paddingSM,
                borderTop: index === 0 ? undefined : `1px solid ${token.colorSplit}`,
              }}
            >
              <TwoLines main={app.name} detail={app.appId} code maxWidth={480} />
              <span style={{ color: token.colorTextDescription }}>
                <DateTime value={app.createdAt} zone={zone} />
              </span>
            </li>
          ))}
        </ul>
      )}
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
