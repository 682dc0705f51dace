import { DateTime, FailedState, TwoLines, useZone } from '@console/shell-layout';
import { Card, Empty, Skeleton, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListTenantAppsQuery } from '../api/tenant-apps-api';
import { RECENT_TENANT_APPS } from './recent-tenant-apps-query';

/** The tenant apps that were created last. */
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
